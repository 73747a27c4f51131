import { OperationTypeNode } from 'graphql';
import { operations } from '../../tests/api/fuzz/openapi-operations.ts';
import { rootFields, wholeOperation } from '../../tests/contract/full-selection.ts';
import { schema } from '../../tests/contract/operation-documents.ts';
import type { StallCase, StallPeople } from './stall-cases.ts';
import { valueOfSchema, valueOfType, type Filling } from './worst-values.ts';

/** Bytes of a body, below its limit of 256 KB, and of an address. */
const [BODY, ADDRESS] = [255_000, 6000];
/** What texts are filled with: what rules, patterns and normalization read slowly. */
const TEXTS = [
  ' ',
  'a',
  '1',
  '@',
  '-',
  'a@',
  'a.',
  'a ',
  '(',
  '<a>',
  '\n',
  '\ufdfa',
  '6 1 4 ',
  'no kids ',
  '\u0301',
  '"',
];
const LENGTHS = [200, 5000, 10_000, 19_900, BODY];
/** Operations that end the session which the others need. */
const ENDING = /^(logout|deleteAccount|endSession|resetPassword)/;

type Make = (filling: Filling) => unknown;
const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '');

/** Returns the fillings of a body: each text in several lengths in all of its fields, and lists of several lengths. */
function fillings(make: Make, known: Filling['known']): { of: string; filling: Filling }[] {
  const empty = { text: '', items: 1, known };
  const base = sizeOf(make(empty));
  const fields = Math.max(1, sizeOf(make({ ...empty, text: 'x' })) - base);
  const texts = TEXTS.flatMap((text) =>
    LENGTHS.map((length) => {
      const most = (BODY - base) / fields / (sizeOf(text) - 2);
      const times = Math.floor(Math.min(length / text.length, most));
      return { of: `${JSON.stringify(text)} × ${times}`, filling: { ...empty, text: text.repeat(times) } };
    }),
  );
  const item = sizeOf(make({ ...empty, items: 2 })) - base;
  const lists = item > 0 ? [60, Math.floor((BODY - base) / item)] : [];
  return [...texts, ...lists.map((items) => ({ of: `lists of ${items}`, filling: { ...empty, text: '1', items } }))];
}

/** Returns the worst bodies of every call of the REST API and of every root field of the GraphQL schema. */
export function bodyCases({ landlord, draft, own }: StallPeople): StallCase[] {
  const known: Filling['known'] = {
    id: own.id,
    ids: [own.id],
    slug: own.slug,
    listingId: own.id,
    housingId: own.id,
    housing_id: own.id,
    locationId: '204796',
    location_id: 204_796,
    locationType: 'college',
    location_type: 'college',
    schoolId: '204796',
    school_id: 204_796,
    step: 'complete-step',
    images: draft.images,
    state: 'OH',
    zip: '43201',
    first: 20,
    page: 1,
  };
  const rest = operations.flatMap(({ method, path, body, multipart, parameters }): StallCase[] => {
    const [name, url] = [`${method} ${path}`, path.replaceAll(/\{\w+\}/g, '1')];
    if (multipart) return [];
    if (body)
      return [
        (filling: Filling) => valueOfSchema(body, filling),
        // Sound but for one text, so that it comes further.
        ({ text }: Filling) => ({ ...draft, id: own.id, step: 'complete-step', payment: {}, description: text }),
      ]
        .slice(0, path.startsWith('/api/posting/') ? 2 : 1)
        .flatMap((make) =>
          fillings(make, known).map(({ of, filling }) => ({ name, of, send: () => landlord.post(url, make(filling)) })),
        );
    const query = parameters.filter((each) => each.in === 'query');
    return TEXTS.map((text) => {
      const times = Math.floor(ADDRESS / Math.max(1, query.length) / encodeURIComponent(text).length);
      const filling = { text: text.repeat(times), items: 1, known };
      const values = query.map((each) => [each.name, String(valueOfSchema(each.schema, filling, each.name))]);
      const search = new URLSearchParams(values);
      return { name, of: `${JSON.stringify(text)} × ${times}`, send: () => landlord.get(`${url}?${search}`) };
    });
  });
  const graphql = [OperationTypeNode.QUERY, OperationTypeNode.MUTATION].flatMap((kind) =>
    rootFields(kind)
      .filter((name) => !ENDING.test(name))
      .flatMap((field): StallCase[] => {
        const args = schema.getRootType(kind)?.getFields()[field]?.args ?? [];
        const query = wholeOperation(kind, field);
        const make: Make = (filling) =>
          Object.fromEntries(args.map((arg) => [arg.name, valueOfType(arg.type, filling, arg.name)]));
        return fillings(make, known)
          .slice(args.length > 0 ? 0 : -1)
          .map(({ of, filling }) => ({
            name: `${kind} ${field}`,
            of: args.length > 0 ? of : '',
            send: () => landlord.post('/graphql', { query, variables: make(filling) }),
          }));
      }),
  );
  return [...rest, ...graphql];
}
