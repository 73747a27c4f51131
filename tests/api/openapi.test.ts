import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveApp, type ServedApp } from '../setup/served-app.ts';
import { undocumented } from '../setup/documented-answers.ts';

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
])('%s would be noticed', (_what, status, body, said) => {
  expect(undocumented('GET', '/api/schools/school/{id}', status, body)).toContain(said);
});
