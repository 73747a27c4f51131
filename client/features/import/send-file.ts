import { ServerError } from '@apollo/client';
import { isRecord } from '../../../domain/is-record.ts';
import { NOT_LOGGED_IN } from '../../../domain/request-errors.ts';
import { serverUrl } from '../../graphql/server-url.ts';
import { REFUSED } from '../../graphql/error-message.ts';
import { fetchWithToken } from '../../graphql/xsrf.ts';

const TOO_MANY = "That's too much for a minute. Wait a minute, then go on. There's a daily limit for images too.";

/**
 * Sends a file of the import. @returns why it was refused; undefined when it was taken.
 * @throws ServerError when the session has ended or the server failed.
 */
export async function sendFile(path: string, file: Blob, name: string): Promise<string | undefined> {
  const form = new FormData();
  form.set('file', file, name);
  const response = await fetchWithToken(serverUrl(path as '/'), { method: 'POST', body: form });
  if (response.ok) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  const { message, errors } = isRecord(body) ? body : {};
  if (response.status === 401) {
    const bodyText = JSON.stringify({
      errors: [{ message: NOT_LOGGED_IN.message, extensions: { code: NOT_LOGGED_IN.code } }],
    });
    throw new ServerError(NOT_LOGGED_IN.message, { response, bodyText });
  }
  if (response.status === 429) return TOO_MANY;
  if (response.status >= 500) throw new ServerError('The file was not taken.', { response, bodyText: '' });
  const first: unknown = isRecord(errors) ? Object.values(errors)[0] : undefined;
  const text: unknown = Array.isArray(first) ? first[0] : message;
  return typeof text === 'string' ? text : REFUSED;
}
