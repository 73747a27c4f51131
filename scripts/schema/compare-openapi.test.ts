import { expect, it } from 'vitest';
import { openApiLosses } from './compare-openapi.ts';

const object = (required: string[], more: object = {}) => ({
  type: 'object',
  required,
  properties: { id: { type: 'integer', maximum: 9, description: 'Its number.' }, name: { type: 'string' } },
  ...more,
});
const document = (response: object, request = object(['id'])) => ({
  paths: {
    '/api/rent': {
      post: {
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
        requestBody: { content: { 'application/json': { schema: request } } },
        responses: { 200: { content: { 'application/json': { schema: response } } } },
      },
    },
  },
});
const base = document(object(['id', 'name'], { additionalProperties: false }));
const pointer = '#/paths/~1api~1rent/post';

it('finds nothing where a document grows or is only explained in other words', () => {
  const grown = object(['id', 'name', 'city'], { additionalProperties: false });
  Object.assign(grown.properties, { city: { type: 'string' } });
  grown.properties.id.description = 'The number of the listing.';
  expect(openApiLosses(base, document(grown))).toEqual([]);
});

it.each([
  [
    'a response that no longer promises a field',
    document(object(['id'], { additionalProperties: false })),
    'no longer has "name"',
  ],
  [
    'a response that may have any other field',
    document(object(['id', 'name'])),
    'additionalProperties: was false, is null',
  ],
  [
    'a request that requires more',
    document(object(['id', 'name'], { additionalProperties: false }), object(['id', 'name'])),
    'now also requires "name"',
  ],
  ['a call that is gone', { paths: {} }, 'is gone'],
])('finds %s', (_what, now, reason) => {
  const losses = openApiLosses(base, now);
  expect(losses).toHaveLength(1);
  expect(losses[0]).toContain(pointer.slice(0, 10));
  expect(losses[0]).toContain(reason);
});

it('finds a bound, a parameter and a type that changed', () => {
  const now = structuredClone(base);
  const { post } = now.paths['/api/rent'];
  post.parameters = [];
  Object.assign(post.responses[200].content['application/json'].schema, object(['id', 'name']));
  Object.assign(post.requestBody.content['application/json'].schema.properties, {
    id: { type: 'string', maximum: 10 },
  });
  expect(openApiLosses(base, now)).toEqual([
    `${pointer}/parameters/page: is gone`,
    `${pointer}/requestBody/content/application~1json/schema/properties/id/type: was "integer", is "string"`,
    `${pointer}/requestBody/content/application~1json/schema/properties/id/maximum: was 9, is 10`,
  ]);
});
