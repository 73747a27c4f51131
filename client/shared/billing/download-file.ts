import { ServerError } from '@apollo/client';
import { isRecord } from '../../../domain/is-record.ts';
import { FORBIDDEN } from '../../../domain/request-errors.ts';
import { SESSION_EXPIRED } from '../../graphql/error-message.ts';
import { fetchWithToken } from '../../graphql/xsrf.ts';
import { useAsyncAction, type AsyncAction } from '../../forms/use-async-action.ts';
import { openDialog } from '../dialogs/dialog-store.ts';

const fileNameFrom = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? '')?.[1];

/** Saves a file in the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download has started by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Returns the message of a REST response as GraphQL sends it, which is how `errorMessage` reads it; '' without one. */
async function errorBody(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const message = isRecord(body) ? body['message'] : undefined;
  return typeof message === 'string'
    ? JSON.stringify({ errors: [{ message, extensions: { code: FORBIDDEN.code } }] })
    : '';
}

/** Returns the action that downloads a file of the server's. An expired session opens the login, and the download follows. */
export function useDownload(url: string, type: string, fallbackName: string): AsyncAction & { start(): void } {
  const action = useAsyncAction();
  const download = async (): Promise<void> => {
    const response = await fetchWithToken(url, { headers: { accept: type } });
    if (response.ok)
      return saveFile(await response.blob(), fileNameFrom(response.headers.get('content-disposition')) ?? fallbackName);
    if (response.status !== 401)
      throw new ServerError('The file was not sent.', { response, bodyText: await errorBody(response) });
    openDialog('login', { message: SESSION_EXPIRED, onSuccess: () => void action.run(download) });
  };
  return { ...action, start: () => void action.run(download) };
}
