import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { expect, test } from 'vitest';
import { isLoggedOut, REFUSED, UNREACHABLE, errorMessage } from './error-message.ts';

const answered = (status: number, bodyText: string) =>
  new ServerError('Not successful', { response: new Response(null, { status }), bodyText });
const body = JSON.stringify({ errors: [{ message: 'Reload the page.', extensions: { code: 'FORBIDDEN' } }] });

test("shows the server's own message for a status under 500, else that it was not accepted, and an outage from 500 on [§7]", () => {
  expect(errorMessage(answered(403, body))).toBe('Reload the page.');
  expect(errorMessage(answered(413, '<h1>Too large</h1>'))).toBe(REFUSED);
  expect(errorMessage(answered(404, '{"errors":[]}'))).toBe(REFUSED);
  expect(errorMessage(answered(400, 'null'))).toBe(REFUSED);
  for (const status of [500, 502, 503, 504]) expect(errorMessage(answered(status, body))).toBe(UNREACHABLE);
});

test('shows messages written for users as they are and hides unexpected errors', () => {
  const answer = (code: string) =>
    new CombinedGraphQLErrors({ errors: [{ message: 'Wait a minute.', extensions: { code } }] });
  expect(errorMessage(answer('TOO_MANY_REQUESTS'))).toBe('Wait a minute.');
  expect(errorMessage(answer('INTERNAL_SERVER_ERROR'))).toBe(UNREACHABLE);
  expect(errorMessage(answer('GRAPHQL_VALIDATION_FAILED'))).toBe(REFUSED);
  expect(errorMessage(new TypeError('Failed to fetch'))).toBe(UNREACHABLE);
  expect([isLoggedOut(answer('UNAUTHENTICATED')), isLoggedOut(answer('FORBIDDEN'))]).toEqual([true, false]);
});
