import { findUndocumented } from '../../setup/openapi-conformance.ts';
import type { Operation } from './openapi-operations.ts';
import type { RawResponse, RawRequest } from './http-connection.ts';

/** What only our insides say: a stack, a statement, a constraint, a driver's or a runtime's own words. */
export const INTERNAL_DETAILS =
  /\bat \S+ \(|\.[jt]s:\d+|node_modules|node:internal|\b(select|insert into|update|delete from)\b[^"]*\b(from|values|set|where)\b|syntax error at|relation "|column "|violates \w+ constraint|invalid input syntax|out of range for type|invalid byte sequence|TypeError|RangeError|SyntaxError|ReferenceError|Cannot read prop|is not a function|is not iterable|ECONNREFUSED|MikroORM|ZodError|invalid_type|"stack"/i;

/** Statuses that any address may answer, whoever is behind it: they come before the call itself. */
const BEFORE = [400, 403, 404, 405, 413, 415, 431];

/** What is the same for everybody, and a cache may keep. */
const FOR_ALL = /^\/(api\/partner|icons\/)/;

const isMessage = (text: string) => {
  try {
    const body: unknown = JSON.parse(text);
    return (
      typeof body === 'object' &&
      body !== null &&
      Object.keys(body).join() === 'message' &&
      typeof (body as { message: unknown }).message === 'string'
    );
  } catch {
    return false;
  }
};

/** What is wrong with an answer to a bad request; null when nothing is. */
export function problemWith(operation: Operation, request: RawRequest, response: RawResponse): string | null {
  const { status, headers, text } = response;
  const type = String(headers['content-type'] ?? '');
  if (status >= 500) return `answered ${status}: ${text.slice(0, 400)}`;
  const leak = INTERNAL_DETAILS.exec(text) ?? INTERNAL_DETAILS.exec(JSON.stringify(headers));
  if (leak) return `told of our insides: ${leak[0]} in ${text.slice(0, 400)}`;
  if (text !== '' && type.startsWith('text/html') && operation.path.startsWith('/api/')) return 'answered a page';
  if (headers['x-content-type-options'] !== 'nosniff' && status !== 431) return 'left the type to be guessed';
  const kept = String(headers['cache-control'] ?? '');
  const forAll =
    FOR_ALL.test(operation.path) &&
    status < 400 &&
    /^public, max-age=\d+$/.test(kept) &&
    headers['set-cookie'] === undefined;
  if (kept !== 'no-store' && !forAll) return `may be kept: ${kept || 'nothing is said'}`;
  if (JSON.stringify(headers['set-cookie'] ?? '').includes('a=b')) return 'let a header in';
  // who asks for a page is refused with one
  if (type.startsWith('text/html'))
    return request.headers['accept']?.includes('text/html') === true ? null : 'answered a page';
  if (BEFORE.includes(status) && isMessage(text)) return null;
  return findUndocumented(operation.method, operation.path, status, text);
}
