import { OperationTypeNode } from 'graphql';
import { filledSchema, filledType, type Filling } from '../../tests/api/fuzz/filled-values.ts';
import { operations } from '../../tests/api/fuzz/openapi-operations.ts';
import { rootFields, wholeOperation } from '../../tests/contract/full-selection.ts';
import { schema } from '../../tests/contract/operation-documents.ts';
import type { BenchLandlord } from '../harness/landlord.ts';
import type { StallRequest } from './requests.ts';

type Make = (filling: Filling) => unknown;

/** Bytes of a body, below its limit of 256 KB, and of a URL. */
const [BODY, URL_LENGTH] = [255_000, 6000];
/** Texts that rules, patterns and normalization read slowly. */
const TEXTS = [' ', 'a', '1', '@', '-', 'a@', 'a.', 'a ', '(', '<a>', '\n', 'ﷺ', '6 1 4 ', 'no kids ', '\u0301', '"'];
const LENGTHS = [200, 5000, 10_000, 19_900, BODY];
/** Operations that end the session which the others need. */
const ENDING = /^(logout|deleteAccount|endSession|resetPassword)/;

const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '');
const contentOf = (text: string, times: number) => `${JSON.stringify(text)} × ${times}`;

/** Returns a request for each filling of a body: a text in several lengths in all fields, and lists of several lengths. */
function fill(
  name: string,
  known: Filling['known'],
  make: Make,
  send: (body: unknown) => Promise<Response>,
): StallRequest[] {
  const empty = { text: '', items: 1, known };
  const base = sizeOf(make(empty));
  const fields = Math.max(1, sizeOf(make({ ...empty, text: 'x' })) - base);
  const item = sizeOf(make({ ...empty, items: 2 })) - base;
  const texts = TEXTS.flatMap((text) =>
    LENGTHS.map((length): StallRequest => {
      const most = (BODY - base) / fields / (sizeOf(text) - 2);
      const times = Math.floor(Math.min(length / text.length, most));
      return [name, contentOf(text, times), () => send(make({ ...empty, text: text.repeat(times) }))];
    }),
  );
  const lists = [60, Math.floor((BODY - base) / item)].map((items): StallRequest => [
    name,
    `lists of ${items}`,
    () => send(make({ ...empty, text: '1', items })),
  ]);
  return item > 0 ? [...texts, ...lists] : texts;
}

/** Returns the worst bodies of every call of the REST API and of every root field of the GraphQL schema. */
export function bodyRequests(landlord: BenchLandlord): StallRequest[] {
  const { id, slug } = landlord.listing;
  const ids = { id, ids: [id], slug, listingId: id, housingId: id, housing_id: id, step: 'complete-step' };
  const location = { locationId: '204796', location_id: 204_796, locationType: 'college', location_type: 'college' };
  const place = { schoolId: '204796', school_id: 204_796, state: 'OH', zip: '43201', first: 20, page: 1 };
  const known = { ...ids, ...location, ...place, images: landlord.draft.images };
  const soundDraft: Make = ({ text }) => ({ ...landlord.draft, ...known, payment: {}, description: text });
  const rest = operations.flatMap(({ method, path, body, multipart, parameters }) => {
    const [name, url] = [`${method} ${path}`, path.replaceAll(/\{\w+\}/g, '1')];
    if (multipart) return [];
    if (body) {
      const makes: Make[] = [(filling) => filledSchema(body, filling)];
      // Sound but for one text, so that it gets further.
      if (path.startsWith('/api/posting/')) makes.push(soundDraft);
      return makes.flatMap((make) => fill(name, known, make, (value) => landlord.post(url, value)));
    }
    const query = parameters.filter((each) => each.in === 'query');
    return TEXTS.map((text): StallRequest => {
      const times = Math.floor(URL_LENGTH / Math.max(1, query.length) / encodeURIComponent(text).length);
      const filling = { text: text.repeat(times), items: 1, known };
      const values = query.map((each) => [each.name, String(filledSchema(each.schema, filling, each.name))]);
      return [name, contentOf(text, times), () => landlord.get(`${url}?${new URLSearchParams(values)}`)];
    });
  });
  const graphql = [OperationTypeNode.QUERY, OperationTypeNode.MUTATION].flatMap((kind) =>
    rootFields(kind).flatMap((field) => {
      if (ENDING.test(field)) return [];
      const args = schema.getRootType(kind)?.getFields()[field]?.args ?? [];
      const query = wholeOperation(kind, field);
      const make: Make = (filling) =>
        Object.fromEntries(args.map((arg) => [arg.name, filledType(arg.type, filling, arg.name)]));
      const send = (variables: unknown) => landlord.post('/graphql', { query, variables });
      if (args.length === 0) return [[`${kind} ${field}`, '', () => send({})] satisfies StallRequest];
      return fill(`${kind} ${field}`, known, make, send);
    }),
  );
  return [...rest, ...graphql];
}
