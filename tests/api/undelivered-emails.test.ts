import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { retryEmailsCommand } from '../../server/emails/undelivered-emails.ts';
import { EmailDeferred, EmailRejected } from '../../server/integrations/smtp/mailer.ts';
import { waitUntil } from '../setup/wait-until.ts';
import { startListingLifecycle, type ListingLifecycle } from '../setup/listing-lifecycle.ts';
import type { RestClient } from '../setup/rest-client.ts';

/** Undeliverable emails: who is notified, and what makes them go out again. */
let life: ListingLifecycle;
const takesAll = async () => {};
beforeAll(async () => {
  life = await startListingLifecycle('2028-01-31T07:30:00Z');
});
beforeEach(async () => {
  life.app.mailServer.send = takesAll;
  await life.app.rows('delete from throttle');
  await waitUntil(async () => expect(await unsent()).toEqual([]));
});
afterAll(() => life.app.close());

const unsent = () => life.app.rows('select id from email where sent_at is null and rejected_at is null');
const returned = async (client: RestClient) =>
  (
    await life.ask<{ myAccount: { undelivered: object[] } }>(
      client,
      '{ myAccount { undelivered { email error listing { name } } } }',
    )
  ).myAccount.undelivered;
const number = async (series: string) => {
  const { DatabaseGauges } = await import('../../server/http/metrics/metrics-route.ts');
  const { reconciler } = life.app.services;
  const registry = await new DatabaseGauges({ pool: life.app.pool, troubles: reconciler.unresolved }).read();
  const text = await registry.metrics();
  return Number(new RegExp(`^${series} (\\S+)$`, 'm').exec(text)?.[1]);
};
const ask = async (id: number, email = 'ada@college.edu') => {
  const request = {
    housing_id: id,
    first_name: 'Ada',
    last_name: 'Byron',
    email,
    phone: '(614) 555-0188',
    message: 'Is it free in May?',
  };
  const answer = await life.renter.post('/api/housing/send-reply', request);
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
};
/** Simulates five days of attempts with the same result: the next one is the last. */
const lastTry = async () => {
  await waitUntil(async () =>
    expect(
      await life.app.rows(`update pgboss.job set retry_limit = retry_count, start_after = now()
        where state = 'retry' and retry_limit > retry_count returning id`),
    ).toHaveLength(1),
  );
  await waitUntil(async () =>
    expect(
      await life.app.rows(`select id from pgboss.job join email using (id) where state = 'failed' and sent_at is null`),
    ).toHaveLength(1),
  );
  await life.app.services.sweeper.run();
};

it('makes an email deferred for five days by a full mailbox an unresolved operation, notifies its landlord, and can resend it', async () => {
  const rosa = await life.landlord();
  await waitUntil(() => expect(rosa.emails()).not.toEqual([]));
  const { email } = rosa.body.contact;
  life.app.mailServer.send = async ({ to }) => {
    if (to === email) throw new EmailDeferred('452 4.2.2 Mailbox full');
  };
  await ask(rosa.id);
  expect(await number('nearcampus_stuck{kind="email"}')).toBe(0);
  expect(await returned(rosa.client)).toEqual([]);
  await lastTry();
  expect(await number('nearcampus_stuck{kind="email"}')).toBe(1);
  expect(await number('nearcampus_mails_waiting')).toBe(0);
  expect(await life.app.services.reconciler.unresolved.list()).toMatchObject([
    { type: 'email', problem: `to ${email}: 452 4.2.2 Mailbox full` },
  ]);
  const expected = { email, error: '452 4.2.2 Mailbox full', listing: { name: rosa.body.name } };
  expect(await returned(rosa.client)).toEqual([expected]);

  life.app.mailServer.send = takesAll;
  const logs: string[] = [];
  const again = () => retryEmailsCommand([], { ...life.app.services, print: (line) => void logs.push(line) });
  expect(await again()).toBe(0);
  await waitUntil(() => expect(life.app.emails.filter(({ to }) => to === email)).toHaveLength(1));
  await waitUntil(async () => expect(await returned(rosa.client)).toEqual([]));
  expect(await number('nearcampus_stuck{kind="email"}')).toBe(0);
  expect(await again()).toBe(0);
  expect(logs).toEqual(['1 email is retried for another five days.', 'No email was given up.']);
});

it('notifies the landlord of a permanently rejected email until they use another address', async () => {
  const rosa = await life.landlord();
  await waitUntil(() => expect(rosa.emails()).not.toEqual([]));
  const { email } = rosa.body.contact;
  life.app.mailServer.send = async ({ to }) => {
    if (to === email) throw new EmailRejected('550 5.1.1 No such mailbox');
  };
  await ask(rosa.id);
  await waitUntil(async () => expect(await returned(rosa.client)).toHaveLength(1));
  // The landlord can fix it, so it is not an unresolved operation.
  expect(await number('nearcampus_stuck{kind="email"}')).toBe(0);
  const contact = { ...rosa.body.contact, email: 'rosa@another.example' };
  expect((await rosa.edit({ contact })).status).toBe(200);
  expect(await returned(rosa.client)).toEqual([]);
});

it("makes an email that our own mail server never accepted an unresolved operation, without blaming the landlord's address", async () => {
  const rosa = await life.landlord();
  await waitUntil(() => expect(rosa.emails()).not.toEqual([]));
  const { email } = rosa.body.contact;
  life.app.mailServer.send = async ({ to }) => {
    if (to === email) throw new Error('connect ECONNREFUSED');
  };
  await ask(rosa.id);
  await lastTry();
  expect(await number('nearcampus_stuck{kind="email"}')).toBe(1);
  expect(await returned(rosa.client)).toEqual([]);
  life.app.mailServer.send = takesAll;
  await life.app.services.undelivered.sendAgain();
});

it('sends each email of an hour without a mail server once, at the latest a quarter of an hour after it is back', async () => {
  const rosa = await life.landlord();
  await waitUntil(async () => expect(await unsent()).toEqual([]));
  const sentBefore = life.app.emails.length;
  life.app.mailServer.send = async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  };
  for (let quarter = 0; quarter < 4; quarter++) {
    life.clock.setOffset(life.clock.offsetMs + 15 * 60_000);
    await life.app.rows('delete from throttle');
    await ask(rosa.id, `ada-${quarter}@college.edu`);
    await life.app.rows(`update pgboss.job set start_after = now() where state = 'retry'`);
  }
  const waiting = (await unsent()).length;
  expect(waiting).toBeGreaterThanOrEqual(4);
  await waitUntil(async () =>
    expect(await life.app.rows(`select 1 from pgboss.job where state = 'retry'`)).toHaveLength(waiting),
  );
  const [late] = await life.app.rows<{ late: number }>(
    `select count(*)::int as late from pgboss.job where state = 'retry' and start_after > now() + interval '15 minutes'`,
  );
  expect(late).toEqual({ late: 0 });
  expect(life.app.emails).toHaveLength(sentBefore);

  life.app.mailServer.send = takesAll;
  await life.app.rows(`update pgboss.job set start_after = now() where state = 'retry'`);
  await waitUntil(async () => expect(await unsent()).toEqual([]));
  const sent = life.app.emails.slice(sentBefore).map(({ messageId }) => messageId);
  expect(sent).toHaveLength(waiting);
  expect(new Set(sent).size).toBe(waiting);
}, 60_000);
