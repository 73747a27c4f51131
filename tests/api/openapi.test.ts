import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiDocument } from '../../server/rest/openapi/document.ts';
import type { Document, Schema } from '../../server/rest/openapi/openapi-types.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';
import { schemaMismatch, findUndocumented } from '../setup/openapi-conformance.ts';

let app: ServedApp;
beforeAll(async () => {
  app = await serveApp();
});
afterAll(() => app.close());

it('is a valid OpenAPI document of version 3.1, for everybody and without a cookie', async () => {
  const answer = await fetch(`${app.url}/api/openapi.json`, { headers: { origin: 'https://elsewhere.example' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const validator = new Validator();
  const { valid, errors } = await validator.validate((await answer.json()) as Record<string, unknown>);
  expect(errors).toBeUndefined();
  expect([valid, validator.version]).toEqual([true, '3.1']);
  expect(() => validator.resolveRefs()).not.toThrow();
});

it.each([
  ['another status', 418, '{"message":"No."}', 'is not documented'],
  ['a field too many', 404, '{"message":"No.","stack":"at"}', 'must NOT have additional properties'],
  ['a field that is missing', 200, '{"data":{}}', "must have required property 'page'"],
  ['a field of another type', 404, '{"message":7}', 'must be string'],
])('%s would be noticed', (_what, status, body, problem) => {
  expect(findUndocumented('GET', '/api/schools/school/{id}', status, body)).toContain(problem);
});

it('compares what a served product really answers', async () => {
  const watched = await serveApp(async (more) => {
    more.addHook('preSerialization', (_request, _reply, payload, done) =>
      done(null, { ...(payload as object), more: 1 }),
    );
  });
  expect((await fetch(`${watched.url}/api/schools/school/1`)).status).toBe(404);
  await expect(watched.close()).rejects.toThrow('GET /api/schools/school/{id} 404: data must NOT have additional');
});

const bodies = Object.entries(apiDocument().paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody }]) =>
    Object.entries(requestBody?.content ?? {}).map(([media, { example }]) => ({ path, method, media, example })),
  ),
);
it.each(bodies.filter(({ media }) => media === 'application/json'))(
  '$method $path begins with an example that fits',
  (body) => {
    expect(body.example).toBeDefined();
    expect(
      schemaMismatch(['paths', body.path, body.method, 'requestBody', 'content', body.media, 'schema'], body.example),
    ).toBeNull();
  },
);

/** The calls that the specification lists [§7]; every other is an addition of ours. */
const SPECIFIED = [
  'get /api/housing/closest-search',
  'get /api/housing/search',
  'get /api/partner-school-links/{id}',
  'get /api/partner/listings',
  'get /api/posting/get-geo-information',
  'get /api/schools/city/{id}',
  'get /api/schools/list-for-posting',
  'get /api/schools/school/{id}',
  'get /api/schools/search',
  'get /api/user-listings/{id}/activate',
  'get /api/user-listings/{id}/deactivate',
  'get /directions',
  'get /icons/{name}.svg',
  'post /api/advertising/send',
  'post /api/housing/save-request',
  'post /api/housing/send-reply',
  'post /api/images-upload',
  'post /api/posting/edit',
  'post /api/posting/post',
  'post /api/posting/validate-step',
  'post /api/subscriber/save',
  'post /api/tracking/your-matches',
  'post /api/user-listings/{id}/activate',
  'post /api/user-listings/{id}/deactivate',
  'post /login',
  'post /password/email',
  'post /password/reset',
];

it('has every call of the specification, and marks the other calls and shapes as additions', () => {
  const { paths, components } = apiDocument();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, origin: call['x-origin'] })),
  );
  const unmarked = calls.filter(({ origin }) => origin === undefined).map(({ name }) => name);
  expect(unmarked.toSorted()).toEqual(SPECIFIED);
  const open = ['School', 'City', 'Match', 'Meta', 'OwnListing', 'PropertyTypeQuote'];
  expect(open.map((name) => components.schemas[name]?.['x-origin'])).toEqual(open.map(() => 'defined-by-us'));
});

it('describes every call, parameter and body field, and what applies to all', async () => {
  const { paths, components, info } = apiDocument();
  const shapeOf = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const silent = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { description, parameters = [], requestBody }]) => {
      const bodies = Object.values(requestBody?.content ?? {}).map(({ schema = {} }) => shapeOf(schema));
      const fields = bodies.flatMap(({ properties = {} }) => Object.entries(properties));
      const cases: [string, string | undefined][] = [
        ['', description],
        ...parameters.map((each): [string, string | undefined] => [each.name, each.description]),
        ...fields.map(([name, field]): [string, string | undefined] => [name, field.description]),
      ];
      return cases.filter(([, words]) => !words).map(([name]) => `${method} ${path} ${name}`);
    }),
  );
  expect(silent).toEqual([]);
  for (const word of ['429', 'Retry-After', 'ETag', 'CORS', 'X-XSRF-TOKEN', 'deprecated', 'x-request-id'])
    expect(info.description).toContain(word);
});

it('names the site by its whole address, for who keeps the document in a file', async () => {
  const { servers, externalDocs } = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as Document;
  const { baseUrl } = app.services.env;
  expect(servers.map(({ url }) => url)).toEqual([baseUrl, '/']);
  expect(externalDocs?.url).toBe(`${baseUrl}/partners`);
});
