import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { expect, test } from 'vitest';
import { isLoggedOut, UNREACHABLE, wordsFor } from './words-for.ts';

const answered = (status: number, bodyText: string) =>
  new ServerError('Not successful', { response: new Response(null, { status }), bodyText });
const body = JSON.stringify({ errors: [{ message: 'Reload the page.', extensions: { code: 'FORBIDDEN' } }] });

test('a status under 500 is an answer, said in the server’s own words; from 500 on it is an outage [§7]', () => {
  expect(wordsFor(answered(403, body))).toBe('Reload the page.');
  expect(wordsFor(answered(413, '<h1>Too large</h1>'))).toBe(UNREACHABLE);
  expect(wordsFor(answered(404, '{"errors":[]}'))).toBe(UNREACHABLE);
  expect(wordsFor(answered(400, 'null'))).toBe(UNREACHABLE);
  for (const status of [500, 502, 503, 504]) expect(wordsFor(answered(status, body))).toBe(UNREACHABLE);
});

test('what is told to people is said as it stands, a surprise is not', () => {
  const answer = (code: string) =>
    new CombinedGraphQLErrors({ errors: [{ message: 'Wait a minute.', extensions: { code } }] });
  expect(wordsFor(answer('TOO_MANY_REQUESTS'))).toBe('Wait a minute.');
  expect(wordsFor(answer('INTERNAL_SERVER_ERROR'))).toBe(UNREACHABLE);
  expect(wordsFor(answer('GRAPHQL_VALIDATION_FAILED'))).toBe(UNREACHABLE);
  expect(wordsFor(new TypeError('Failed to fetch'))).toBe(UNREACHABLE);
  expect([isLoggedOut(answer('UNAUTHENTICATED')), isLoggedOut(answer('FORBIDDEN'))]).toEqual([true, false]);
});
