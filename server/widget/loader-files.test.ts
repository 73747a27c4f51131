import compress from '@fastify/compress';
import fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseEnv } from '../env.ts';
import { registerSecurityHeaders } from '../http/security/security-headers.ts';
import { registerStaticFiles } from '../app.ts';
import { registerLoaderFiles } from './loader-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'nearcampus-loader-'));
const SCRIPT = `/* ${'the loader '.repeat(200)}*/`;
const app = fastify();

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'widget.js'), SCRIPT);
  writeFileSync(join(folder, 'widget.d.ts'), 'export {};');
  await registerSecurityHeaders(app, parseEnv({}));
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  registerLoaderFiles(app, folder);
  // beside the other files of the build, which share the folder
  await registerStaticFiles(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it('serves the loader to every page of every site, cached for five minutes, with 304 on revalidation', async () => {
  const { statusCode, headers, body } = await get('/widget.js', { origin: 'https://www.college.example' });
  expect([statusCode, body]).toEqual([200, SCRIPT]);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['set-cookie']).toBeUndefined();
  const etag = String(headers['etag']);
  for (const known of [etag, `"other", ${etag}`]) {
    const again = await get('/widget.js', { 'if-none-match': known });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
  }
  expect((await get('/widget.js', { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

it('sends the loader compressed', async () => {
  const { headers, rawPayload } = await get('/widget.js', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers['vary']).toContain('accept-encoding');
  expect(rawPayload.length).toBeLessThan(SCRIPT.length / 2);
});

it("serves the loader's types as text", async () => {
  const { statusCode, headers, body } = await get('/widget.d.ts');
  expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/plain; charset=utf-8', 'export {};']);
});

it('responds 404 when the client has not been built', async () => {
  const empty = fastify();
  registerLoaderFiles(empty, join(folder, 'assets'));
  expect((await empty.inject('/widget.js')).statusCode).toBe(404);
  await empty.close();
});
