import type { MikroORM } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/setup/database.ts';
import { createOrm } from '../orm.ts';
import { DevInbox } from '../integrations/smtp/dev-inbox.ts';
import { EmailRejected, type Mailer } from '../integrations/smtp/mailer.ts';
import { SmtpMailer } from '../integrations/smtp/smtp-mailer.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { EmailService, type EmailOfAccount } from './email.service.ts';
import { waitUntil } from '../../tests/setup/wait-until.ts';

const now = new Date('2027-03-01T12:00:00Z');
const clock = { now: () => now };
let database: TestDatabase;
let orm: MikroORM;
let inbox: DevInbox;
let jobs: JobQueue;
let smtp: SmtpMailer;
/** A proxy between the worker and the mail server in a test. */
let mailer: Mailer;
let mail: EmailService;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await createOrm(database.url);
  inbox = new DevInbox({ orm, clock });
  await inbox.start();
  smtp = new SmtpMailer(() => inbox.url);
  jobs = new JobQueue({ databaseUrl: database.url });
  await jobs.start();
  mail = new EmailService({
    orm,
    jobs,
    clock,
    from: 'nearcampus <hello@nearcampus.example>',
    mailer: { send: (message) => mailer.send(message) },
  });
  await mail.work();
});
beforeEach(async () => {
  mailer = smtp;
  await database.pool.query('truncate dev_inbox, email');
});
afterAll(async () => {
  await jobs.stop();
  await inbox.stop();
  await orm.close();
  await database.drop();
});

const message = (change: Partial<EmailOfAccount> = {}): EmailOfAccount => ({
  key: `test:${Math.random()}`,
  to: 'landlord@homes.example',
  account: null,
  subject: 'Someone likes Maple Court',
  text: 'Read me.',
  html: '<p>Read me.</p>',
  ...change,
});
const queue = (what: EmailOfAccount) => orm.em.fork().transactional((em) => mail.queue(em, what));
const rows = async () => (await database.pool.query('select * from email')).rows;
const allSent = () =>
  vi.waitFor(async () => expect((await rows()).every((row) => row.sent_at ?? row.rejected_at)).toBe(true), {
    timeout: 10_000,
  });

it("delivers over SMTP, with reply-to, both bodies, a Message-ID of its row and the product's time", async () => {
  await queue(
    message({
      replyTo: 'ada@college.edu',
      headers: { 'List-Unsubscribe': '<https://nearcampus.example/unsubscribe/1>' },
    }),
  );
  await allSent();
  const [sent] = await inbox.list();
  const [row] = await rows();
  expect(sent).toMatchObject({
    to: 'landlord@homes.example',
    from: 'hello@nearcampus.example',
    subject: 'Someone likes Maple Court',
    at: now,
  });
  expect(sent?.text.trim()).toBe('Read me.');
  expect(sent?.html.trim()).toBe('<p>Read me.</p>');
  expect(sent?.headers).toMatchObject({
    'reply-to': 'ada@college.edu',
    'message-id': `<${row.id}@nearcampus.example>`,
    date: 'Mon, 01 Mar 2027 12:00:00 +0000',
    'list-unsubscribe': '<https://nearcampus.example/unsubscribe/1>',
  });
  expect(row.sent_at).toEqual(now);
});

it('creates one email per key', async () => {
  await Promise.all([
    queue(message({ key: 'lead:1' })),
    queue(message({ key: 'lead:1' })),
    queue(message({ key: 'lead:1' })),
  ]);
  await allSent();
  expect(await rows()).toHaveLength(1);
  expect(await inbox.list()).toHaveLength(1);
});

it('sends nothing for a transaction that was rolled back', async () => {
  const undone = orm.em.fork().transactional(async (em) => {
    await mail.queue(em, message());
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await rows()).toEqual([]);
  expect(await jobs.busy()).toBe(0);
});

it('sends an email again that was accepted just before a crash, and the inbox keeps one copy', async () => {
  let tries = 0;
  mailer = {
    send: async (what) => {
      await smtp.send(what);
      if (++tries === 1) throw new Error('killed before the row was marked');
    },
  };
  await queue(message());
  await allSent();
  expect(tries).toBe(2);
  expect(await inbox.list()).toHaveLength(1);
});

/** Queues a second job for an email, as a queue that delivers at least once does. */
const deliverAgain = () =>
  orm.em.fork().transactional(async (em) => {
    const [row] = await rows();
    await jobs.enqueue(em, 'email', { id: row.id }, randomUUID());
  });

it('sends an email once when its job is delivered again after it was sent', async () => {
  let sends = 0;
  mailer = { send: async () => void sends++ };
  await queue(message());
  await allSent();
  await deliverAgain();
  await waitUntil(async () => expect(await jobs.busy()).toBe(0));
  expect(sends).toBe(1);
});

it('sends an email once when two workers have its job at the same time', async () => {
  let sends = 0;
  const sending = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  mailer = {
    send: async () => {
      sends++;
      sending.resolve();
      await release.promise;
    },
  };
  await queue(message());
  await sending.promise;
  await deliverAgain();
  // The second worker is either sending as well, which is the bug, or waiting for the row.
  await waitUntil(async () => {
    const waiting = await database.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(sends + waiting.rows.length).toBeGreaterThan(1);
  });
  release.resolve();
  await waitUntil(async () => expect(await jobs.busy()).toBe(0));
  await allSent();
  expect(sends).toBe(1);
});

it('keeps an email while the mail server is down', async () => {
  let down = true;
  const closed = new SmtpMailer(() => 'smtp://127.0.0.1:1');
  mailer = { send: (what) => (down ? closed : smtp).send(what).finally(() => (down = false)) };
  await queue(message());
  await allSent();
  expect(await inbox.list()).toHaveLength(1);
});

it('gives up an email that the server rejects permanently, and stores the reason', async () => {
  let tries = 0;
  mailer = {
    send: async () => {
      tries++;
      throw new EmailRejected('550 no such mailbox');
    },
  };
  await queue(message());
  await allSent();
  await waitUntil(async () => expect(await jobs.busy()).toBe(0));
  expect(await rows()).toMatchObject([{ sent_at: null, rejected_at: now, rejection: '550 no such mailbox' }]);
  expect(tries).toBe(1);
});

it('prevents text from injecting a header or a second address', async () => {
  await queue(
    message({
      to: 'landlord@homes.example',
      replyTo: 'ada@college.edu\r\nBcc: spam@evil.example',
      subject: 'From Ada\r\nBcc: spam@evil.example\r\n\r\n<html>',
      headers: { 'X-Test': 'a\r\nBcc: spam@evil.example' },
    }),
  );
  await allSent();
  const [sent] = await inbox.list();
  expect(sent?.to).toBe('landlord@homes.example');
  expect(Object.keys(sent?.headers ?? {})).not.toContain('bcc');
  expect(sent?.subject).toBe('From Ada Bcc: spam@evil.example <html>');
  expect(sent?.text.trim()).toBe('Read me.');
});
