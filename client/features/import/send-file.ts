import { CombinedGraphQLErrors } from '@apollo/client';
import { isRecord } from '../../../domain/is-record.ts';
import { NOT_LOGGED_IN } from '../../../domain/request-errors.ts';
import { serverUrl } from '../../graphql/transport.ts';
import { REFUSED } from '../../graphql/error-message.ts';
import { fetchWithToken } from '../../graphql/xsrf.ts';

/** Why a file was refused, or what to know of it; over a limit, also the seconds after which it may be sent again. */
interface SentFile {
  problem?: string;
  waitSeconds?: number;
}

export const MINUTE_SECONDS = 60;
const TOO_MANY = "That's too much for a minute. Wait a minute, then go on.";

/** Sends a file of the import. Throws when the session has ended or the server failed. */
export async function sendFile(path: string, file: Blob, name: string): Promise<SentFile> {
  const form = new FormData();
  form.set('file', file, name);
  const response = await fetchWithToken(serverUrl(path as '/'), { method: 'POST', body: form });
  if (response.ok) {
    const { data } = (await response.json()) as { data?: { warning?: string } };
    return data?.warning === undefined ? {} : { problem: data.warning };
  }
  if (response.status === 401) {
    const { code, message } = NOT_LOGGED_IN;
    throw new CombinedGraphQLErrors({}, [{ message, extensions: { code } }]);
  }
  if (response.status === 429)
    return { problem: TOO_MANY, waitSeconds: Number(response.headers.get('retry-after')) || MINUTE_SECONDS };
  if (response.status >= 500) throw new Error('The file was not taken.');
  const body: unknown = await response.json().catch(() => undefined);
  const { message, errors } = isRecord(body) ? body : {};
  const first: unknown = isRecord(errors) ? Object.values(errors)[0] : undefined;
  const text: unknown = Array.isArray(first) ? first[0] : message;
  return { problem: typeof text === 'string' ? text : REFUSED };
}
