import fc from '../../setup/properties.ts';
import { hostileText, hostileValue } from './hostile-values.ts';

/** Documents that ask too much, or what is no document; none of them is worth an answer. */
const deep = (levels: number) => `${'{ school(slug: "a") '.repeat(levels)}{ id }${' }'.repeat(levels)}`;
const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: options { demo }`).join(' ')} }`;
const DOCUMENTS = [
  '',
  '{',
  '{ }',
  '{ __typename @skip(if: "a") }',
  'query ($a: Int = "x") { options { demo } }',
  '{ ...A } fragment A on Query { ...A }',
  '{ ...A } fragment A on Query { options { demo } ...B } fragment B on Query { ...A }',
  'subscription { leadArrived { id } }',
  'mutation { login(email: "a@b.example", password: "x") { __typename } }',
  '{ __schema { types { fields { type { fields { type { name } } } } } } }',
  '{ me { id } myListings { id } leadInbox { leads { id } } }',
  '{ options { demo } } { options { demo } }',
  'query A { options { demo } } query A { options { demo } }',
  'type Query { a: Int }',
  '{ searchPlaces(text: "\\u0000") { data { name } } }',
  `{ searchPlaces(text: "${'x'.repeat(70_000)}") { data { name } } }`,
  '#'.repeat(20_000),
  deep(12),
  deep(200),
  aliases(16),
  aliases(2000),
  `{ options { demo ${'demo '.repeat(3000)} } }`,
  `{ options ${'@include(if: true) '.repeat(500)} { demo } }`,
];

const body = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record(
      {
        query: fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...DOCUMENTS) },
          { weight: 1, arbitrary: hostileText },
          { weight: 1, arbitrary: hostileValue },
        ),
        variables: hostileValue,
        operationName: fc.oneof(hostileText, hostileValue),
        extensions: fc.oneof(fc.constant({ persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } }), hostileValue),
      },
      { requiredKeys: ['query'] },
    ),
  },
  { weight: 1, arbitrary: fc.array(fc.record({ query: fc.constantFrom(...DOCUMENTS) }), { maxLength: 30 }) },
  { weight: 2, arbitrary: hostileValue },
);

/** Bodies of a GraphQL door that are no sound question. */
export const malformedOperations: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: body.map((value) => JSON.stringify(value)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '{', 'null', '"a"', '['.repeat(20_000), '{"query":"{ options { demo } }"'),
  },
);

/** What somebody makes up in place of a widget's token; as a header can carry it. */
export const malformedTokens: fc.Arbitrary<string> = fc.constantFrom(
  '',
  '.',
  '..',
  'a.b',
  '__proto__.constructor',
  `${'z'.repeat(12)}.${'a'.repeat(43)}`,
  'Infinity.a',
  '\u00e9'.repeat(43),
  'x'.repeat(8000),
);
