import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { createOrm } from '../orm.ts';
import { DevInbox } from '../integrations/smtp/dev-inbox.ts';
import { SmtpMailer } from '../integrations/smtp/smtp-mailer.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { EmailService } from './email.service.ts';

const clock = { now: () => new Date() };
const database = await createTestDatabase();
const orm = await createOrm(database.url);
const inbox = new DevInbox({ orm, clock });
await inbox.start();

/** A proxy to the inbox that drops its response once a whole email has passed. */
const swallowing = createServer((client) => {
  const server = connect(Number(new URL(inbox.url).port), '127.0.0.1');
  let whole = false;
  let end = '';
  client.on('data', (data) => {
    // The line that ends an email may arrive in two chunks.
    end = (end + data.toString('latin1')).slice(-5);
    whole ||= end === '\r\n.\r\n';
    server.write(data);
  });
  server.on('data', (data) => whole || client.write(data));
  client.on('error', () => server.destroy());
  client.on('close', () => server.destroy());
  server.on('error', () => client.destroy());
}).listen(0, '127.0.0.1');
await once(swallowing, 'listening');

afterAll(async () => {
  swallowing.close();
  await inbox.stop();
  await orm.close();
  await database.drop();
});

it("survives a kill -9 between the server's acceptance and our update: sent again, kept once", async () => {
  const jobs = new JobQueue({ databaseUrl: database.url });
  await jobs.start();
  const mail = new EmailService({
    orm,
    jobs,
    clock,
    mailer: new SmtpMailer(() => inbox.url),
    from: 'hello@nearcampus.example',
  });
  await orm.em.fork().transactional((em) =>
    mail.queue(em, {
      key: 'lead:1',
      to: 'lou@homes.example',
      account: null,
      subject: 'A lead',
      text: 'Read me.',
      html: '<p>Read me.</p>',
    }),
  );
  await jobs.stop();

  const { port } = swallowing.address() as AddressInfo;
  const fixture = resolve('server/emails/worker.fixture.ts');
  const worker = spawn(
    process.execPath,
    ['--import', 'tsx', fixture, database.url, `smtp://127.0.0.1:${port}?ignoreTLS=true`],
    {
      stdio: 'inherit',
    },
  );
  await vi.waitFor(async () => expect(await inbox.list()).toHaveLength(1), { timeout: 20_000 });
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  const sentAt = async () => (await database.pool.query('select sent_at from email')).rows[0].sent_at;
  expect(await sentAt()).toBeNull();

  const again = new JobQueue({ databaseUrl: database.url });
  await again.start();
  await new EmailService({
    orm,
    jobs: again,
    clock,
    mailer: new SmtpMailer(() => inbox.url),
    from: 'hello@nearcampus.example',
  }).work();
  await vi.waitFor(async () => expect(await sentAt()).not.toBeNull(), { timeout: 25_000 });
  await again.stop();
  expect(await inbox.list()).toHaveLength(1);
});
