import fastify from 'fastify';
import { expect, it } from 'vitest';
import { logOptions } from '../../log.ts';
import { SecurityLog } from '../../security-log.ts';
import { registerErrorResponses } from './error-responses.ts';

const lines: string[] = [];
const app = fastify({
  logger: { ...logOptions('error'), stream: { write: (line: string) => lines.push(line) } },
  childLoggerFactory: (logger) => logger,
  genReqId: () => 'a-number-of-its-own',
});
registerErrorResponses(app, { brandHosts: {} }, new SecurityLog({ secret: 'a secret of this test' }));
app.get('/api/fails/:token', () => {
  throw new Error('select * from account failed');
});

it('logs an unexpected error under the ID that its caller receives, without its URL and its values', async () => {
  const answer = await app.inject('/api/fails/secret');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ requestId: 'a-number-of-its-own' });
  expect(answer.body).not.toContain('select');
  expect(lines).toHaveLength(1);
  const [line = ''] = lines;
  expect(JSON.parse(line)).toMatchObject({
    msg: 'surprise',
    req: { id: 'a-number-of-its-own', method: 'GET', route: '/api/fails/:token' },
  });
  expect(line).not.toContain('secret');
});

it('logs no token that an unexpected error carries', async () => {
  const token = 'a'.repeat(43);
  app.log.error({ err: new Error(`GET /password/reset/${token} failed`), url: `/login/confirm/${token}` }, token);
  expect(lines.at(-1)).toContain('/password/reset/');
  expect(lines.at(-1)).not.toContain(token);
});
