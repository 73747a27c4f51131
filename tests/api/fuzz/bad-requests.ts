import fc from '../../setup/properties.ts';
import { SchemaValues } from './values-from-schema.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import { schemas, type Operation } from './openapi-operations.ts';
import type { RawRequest } from './http-connection.ts';
import { isRecord } from '../../../domain/is-record.ts';

/** Who sends it: its cookies and its token. */
export interface Caller {
  cookie: string;
  token: string;
}

type Entries = [string, string][];

/** Bytes of an address that are no text: half a character, an overlong NUL, an escape that is none. */
const BAD_BYTES = [
  '%ff%fe',
  '%c0%80',
  '%e2%82',
  '%ed%a0%80',
  '%zz',
  '%',
  '%00',
  '%0d%0aSet-Cookie:a=b',
  'ÿþ',
  '%u0041',
];
/** As an address has it; some come as bytes that are no text at all. */
const escaped = (text: string) => encodeURIComponent(text.toWellFormed());
const inAddress = fc.oneof(
  { weight: 5, arbitrary: hostileText.map(escaped) },
  { weight: 1, arbitrary: fc.constantFrom(...BAD_BYTES) },
);

const written = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** What goes wrong with a query: a value, a name, a parameter twice, a list, an object, 64 KB of it. */
function queryOf(operation: Operation, good: SchemaValues): fc.Arbitrary<string> {
  const own = operation.parameters.filter((each) => each.in === 'query');
  const fine = fc.record(
    Object.fromEntries(own.map(({ name, schema }) => [name, good.of(schema, name).map(written)])),
    { requiredKeys: [] },
  );
  const name = fc.oneof(
    { weight: 6, arbitrary: own.length > 0 ? fc.constantFrom(...own.map((each) => each.name)) : fc.constant('page') },
    { weight: 1, arbitrary: hostileText.map(escaped) },
  );
  const spoiled = fc.tuple(
    name,
    fc.oneof(
      {
        weight: 6,
        arbitrary: inAddress.map((value) => (key: string): Entries => [[key, value]]),
      },
      {
        weight: 2,
        arbitrary: fc.constant((key: string): Entries => [
          [key, '1'],
          [key, '2'],
        ]),
      },
      {
        weight: 1,
        arbitrary: fc.constant((key: string): Entries => [
          [`${key}[]`, '1'],
          [`${key}[a]`, '2'],
        ]),
      },
      { weight: 1, arbitrary: fc.constant((key: string): Entries => [[key, 'a'.repeat(65_536)]]) },
    ),
  );
  return fc.tuple(fine, fc.array(spoiled, { maxLength: 2 })).map(([query, wrong]) => {
    const spoilt: Entries = wrong.flatMap(([key, spoil]) => spoil(key));
    const names = new Set(spoilt.map(([key]) => key));
    const kept: Entries = Object.entries(query).flatMap(([key, value]): Entries =>
      names.has(key) || value === undefined ? [] : [[key, escaped(value)]],
    );
    const all = [...kept, ...spoilt].map(([key, value]) => `${key}=${value}`);
    return all.length > 0 ? `?${all.join('&')}` : '';
  });
}

function pathOf({ path, parameters }: Operation, good: SchemaValues): fc.Arbitrary<string> {
  const parts = parameters.filter((each) => each.in === 'path');
  const values = parts.map(({ name, schema }) =>
    fc.oneof(
      { weight: 2, arbitrary: good.of(schema, name).map((value) => escaped(written(value))) },
      { weight: 1, arbitrary: inAddress },
    ),
  );
  return fc
    .tuple(...values)
    .map((given) => parts.reduce((so, { name }, at) => so.replace(`{${name}}`, given[at] ?? ''), path));
}

/** Puts a value in the place of another, somewhere in a body; or takes what is there away. */
function corrupt(body: unknown, turns: readonly number[], value: unknown): unknown {
  const [turn = 0, ...rest] = turns;
  if (Array.isArray(body) && body.length > 0) {
    const at = turn % body.length;
    return body.map((item: unknown, index) => (index === at ? corrupt(item, rest, value) : item));
  }
  if (!isRecord(body) || Object.keys(body).length === 0 || rest.length === 0) return value;
  const names = Object.keys(body);
  const name = names[turn % names.length] ?? '';
  const { [name]: part, ...others } = body;
  if (turn % 11 === 10) return others;
  return { ...others, [name]: corrupt(part, rest, value) };
}

const FRAGMENTS: (string | Uint8Array)[] = [
  '',
  '{',
  'null',
  '[]',
  '""',
  '1',
  'true',
  '{"a":1}{"b":2}',
  '\uFEFF{}',
  '{"email":"a","email":["b"]}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  `${'['.repeat(20_000)}`,
  `{"name":"${'x'.repeat(200_000)}"}`,
  `{"first_name":"\\ud800","name":"\\u0000"}`,
  Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  Buffer.from([0x7b, 0x22, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0, 0, 0, 0]),
  'email=a%40b.example&password=c',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
];

const part = (head: string, body: string) => `--B\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
const uploads = fc
  .array(
    fc
      .tuple(
        fc.constantFrom('name="file"; filename="a.jpg"', 'name="file"', 'name="__proto__"', 'name=""', 'a'),
        hostileText,
      )
      .map(([head, text]) => part(head, text)),
    { maxLength: 8 },
  )
  .chain((parts) => fc.constantFrom('--B--\r\n', '--B', '').map((end) => parts.join('') + end));

function bodyOf(operation: Operation, good: SchemaValues): fc.Arbitrary<string | Uint8Array | undefined> {
  if (operation.method === 'GET') return fc.constant(undefined);
  const scraps = fc.constantFrom(...FRAGMENTS, undefined);
  if (operation.multipart) return fc.oneof({ weight: 4, arbitrary: uploads }, { weight: 1, arbitrary: scraps });
  const fine = good.of(operation.body ?? { type: 'object' });
  const wrong = fc
    .tuple(fine, fc.array(fc.nat(1000), { minLength: 1, maxLength: 4 }), hostileValue)
    .map(([body, turns, value]) => corrupt(body, turns, value));
  return fc.oneof(
    { weight: 6, arbitrary: wrong.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fine.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: hostileValue.map((body) => JSON.stringify(body)) },
    { weight: 2, arbitrary: scraps },
  );
}

const TYPES = [
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=B',
  'application/json; charset=utf-16',
  'application/json;',
  'APPLICATION/JSON',
  'application/problem+json',
  'x'.repeat(1000),
  '/',
  ';',
];

/** Headers that nobody sends by accident; each is one that something here reads. */
const STRANGE: Record<string, string>[] = [
  { accept: 'text/html' },
  { accept: 'image/png, */*;q=0' },
  { accept: 'x'.repeat(2000) },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { origin: 'not an origin' },
  { 'x-xsrf-token': 'a.b.c' },
  { 'x-xsrf-token': '' },
  { cookie: 'session=__proto__; XSRF-TOKEN=%' },
  { cookie: `session=${'x'.repeat(3000)}` },
  { cookie: ';;;=;a' },
  { 'x-forwarded-for': 'unknown, 10.1.1.1' },
  { 'x-forwarded-for': 'fe80::1%eth0' },
  { 'x-forwarded-for': `${'9'.repeat(300)}` },
  { 'user-agent': 'ÿ'.repeat(500) },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"' },
  { 'accept-encoding': 'zstd;q=1, br;q=nothing' },
  { 'idempotency-key': 'k'.repeat(3000) },
  { 'idempotency-key': 'ÿ' },
  { range: 'bytes=0-' },
  { 'content-encoding': 'gzip' },
];

/** Requests to one call that are wrong in one place or in many, of one of these callers. */
export function badRequests(
  operation: Operation,
  callers: readonly Caller[],
  known: Record<string, readonly unknown[]>,
): fc.Arbitrary<RawRequest> {
  const good = new SchemaValues(schemas, known);
  const usual = operation.multipart ? 'multipart/form-data; boundary=B' : 'application/json';
  const type = fc.oneof(
    { weight: 8, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
  );
  const strange = fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom(...STRANGE) },
  );
  const address = fc.ipV4();
  return fc
    .tuple(
      pathOf(operation, good),
      queryOf(operation, good),
      bodyOf(operation, good),
      type,
      strange,
      fc.constantFrom(...callers),
      address,
    )
    .map(([path, query, body, contentType, more, { cookie, token }, ip]) => ({
      method: operation.method,
      path: path + query,
      headers: {
        accept: 'application/json',
        cookie,
        'x-xsrf-token': token,
        'x-forwarded-for': ip,
        ...(body !== undefined && { 'content-type': contentType }),
        ...more,
      },
      ...(body !== undefined && { body }),
    }));
}

/** What a careless `String(value)` or `value.trim()` throws at; chance alone needs many thousands of requests to come there. */
const EXTREME_VALUES: readonly unknown[] = [{ toString: 'a' }, { valueOf: 1, toString: null }, ['college'], [[]], true];

/** A sound body with each of its fields wrong in turn. */
export function invalidateEachField(
  operation: Operation,
  { cookie, token }: Caller,
  known: Record<string, readonly unknown[]>,
): RawRequest[] {
  if (!operation.body) return [];
  const good = new SchemaValues(schemas, known);
  const [sound] = fc.sample(good.of(operation.body), { numRuns: 1, seed: 1 });
  const ground = isRecord(sound) ? sound : {};
  const headers = { accept: 'application/json', cookie, 'x-xsrf-token': token, 'content-type': 'application/json' };
  return good.fieldsOf(operation.body).flatMap((name, at) =>
    EXTREME_VALUES.map((value, turn) => ({
      method: operation.method,
      path: operation.path.replaceAll(/\{\w+\}/g, '1'),
      headers: { ...headers, 'x-forwarded-for': `10.1.${at}.${turn}` },
      body: JSON.stringify({ ...ground, [name]: value }),
    })),
  );
}
