import compress from '@fastify/compress';
import fastify from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { PART_LENGTH, sendLongTextInParts } from './long-text.ts';

const app = fastify();
const written: number[] = [];
/** The last character of a part is half of a pair. */
const text = JSON.stringify([`${'a'.repeat(PART_LENGTH - 3)}😀${'é'.repeat(3 * PART_LENGTH)}`]);
sendLongTextInParts(app);
await app.register(compress, { encodings: ['br'] });
app.get('/', async (_request, reply) => {
  const write = reply.raw.write.bind(reply.raw);
  reply.raw.write = (chunk: string | Buffer, ...rest: unknown[]) => {
    written.push(chunk.length);
    return Reflect.apply(write, reply.raw, [chunk, ...rest]) as boolean;
  };
  return reply.type('application/json').send(text);
});
afterAll(() => app.close());

it.each(['identity', 'br'])('sends a long text whole, in parts, with the encoding %s', async (encoding) => {
  await app.ready();
  const { rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
  expect(String(encoding === 'br' ? brotliDecompressSync(rawPayload) : rawPayload)).toBe(text);
  if (encoding === 'br') return;
  expect(written.length).toBeGreaterThan(3);
  expect(Math.max(...written)).toBeLessThanOrEqual(3 * PART_LENGTH);
});
