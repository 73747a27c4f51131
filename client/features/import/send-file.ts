import { CombinedGraphQLErrors } from '@apollo/client';
import { isRecord } from '../../../domain/is-record.ts';
import { NOT_LOGGED_IN } from '../../../domain/request-errors.ts';
import { serverUrl } from '../../graphql/transport.ts';
import { REFUSED } from '../../graphql/error-message.ts';
import { fetchWithToken } from '../../graphql/xsrf.ts';

const TOO_MANY = "That's too much for a minute. Wait a minute, then go on. There's a daily limit for images too.";

/** Sends a file of the import and returns why it was refused, if so. Throws when the session has ended or the server failed. */
export async function sendFile(path: string, file: Blob, name: string): Promise<string | undefined> {
  const form = new FormData();
  form.set('file', file, name);
  const response = await fetchWithToken(serverUrl(path as '/'), { method: 'POST', body: form });
  if (response.ok) return undefined;
  if (response.status === 401) {
    const { code, message } = NOT_LOGGED_IN;
    throw new CombinedGraphQLErrors({}, [{ message, extensions: { code } }]);
  }
  if (response.status === 429) return TOO_MANY;
  if (response.status >= 500) throw new Error('The file was not taken.');
  const body: unknown = await response.json().catch(() => undefined);
  const { message, errors } = isRecord(body) ? body : {};
  const first: unknown = isRecord(errors) ? Object.values(errors)[0] : undefined;
  const text: unknown = Array.isArray(first) ? first[0] : message;
  return typeof text === 'string' ? text : REFUSED;
}
