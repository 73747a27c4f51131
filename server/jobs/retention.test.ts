import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  SESSION_DAYS,
  SESSION_MAX_DAYS,
  ALERT_CONFIRMATION_DAYS,
  CALLER_RETENTION_DAYS,
  CONFIRMATION_DAYS,
  CONFIRMED_DAYS,
  GROUP_LIST_DAYS,
  SETTLED_REPORT_DAYS,
  KNOWN_DEVICE_DAYS,
  LEAD_NETWORK_DAYS,
} from '../../domain/limits.ts';
import { DAY_MS } from '../../domain/time-spans.ts';
import { startBilling, type BillingFixture } from '../modules/billing/billing.fixture.ts';
import { fullDraft } from '../modules/billing/billing-wiring.fixture.ts';
import { RETENTION_BATCH } from './delete-in-batches.ts';
import { EMAIL_CONTENT_DAYS, FAILED_INTENT_DAYS, SPAM_DAYS } from './retention.ts';

let money: BillingFixture;
let listing: number;
let account: number;
beforeAll(async () => {
  money = await startBilling();
  const made = await money.posting.publish({ draft: fullDraft(), paymentMethod: 'pm_card_visa', viewer: null });
  if (!('listing' in made) || made.madeAccount === null) throw new Error(JSON.stringify(made));
  ({ listing, madeAccount: account } = { listing: made.listing, madeAccount: made.madeAccount });
});
afterAll(() => money.close());

const later = (days: number) => money.time.advance(new Date(money.clock.now().getTime() + days * DAY_MS));
const count = async (from: string) => (await money.rows(`select 1 from ${from}`)).length;
const addEmails = (number: number, to: string, owner: number | null) =>
  money.rows(
    `insert into email (id, "to", "from", subject, text, html, reply_to, headers, queued_at, sent_at, account_id)
     select gen_random_uuid(), $2, 'site@near.example', 'Subject', 'Words', '<p>Words</p>', 'ada@college.example',
       '{"List-Unsubscribe": "<https://near.example/unsubscribe/token>"}', $3, $3, $4 from generate_series(1, $1)`,
    [number, to, money.clock.now(), owner],
  );

it('empties old emails in batches, and forgets the addresses of renters', async () => {
  await addEmails(RETENTION_BATCH + 5, 'ada@college.example', null);
  await addEmails(1, 'rosa@maple.example', account);
  await later(EMAIL_CONTENT_DAYS - 1);
  expect(await count(`email where text = 'Words'`)).toBe(RETENTION_BATCH + 6);
  await later(2);
  expect(await count(`email where text = 'Words' or html = '<p>Words</p>' or subject = 'Subject'`)).toBe(0);
  expect(await count(`email where 'ada@college.example' in ("to", reply_to) or headers <> '{}'`)).toBe(0);
  expect(await count(`email where "to" = 'rosa@maple.example'`)).toBe(1);
});

it('deletes spam after its time, and keeps other requests', async () => {
  const lead = (spam: Date | null) =>
    money.rows(
      `insert into lead (listing_id, type, first_name, last_name, phone, email, created_at, spam_at)
       values ($1, 'reply', 'Ada', 'Byron', '6145550123', 'ada@college.example', $2, $3)`,
      [listing, money.clock.now(), spam],
    );
  await lead(null);
  await lead(money.clock.now());
  await later(SPAM_DAYS - 1);
  expect(await count('lead')).toBe(2);
  await later(2);
  expect(await count('lead')).toBe(1);
});

it('deletes expired sessions, links and devices by the clock of the machine', async () => {
  const old = new Date(Date.now() - 500 * DAY_MS);
  const hash = `decode(md5(random()::text), 'hex')`;
  await money.rows(
    `insert into session (sid_hash, public_id, account_id, created_at, used_at, expires_at)
     values (${hash}, gen_random_uuid(), $1, now(), now(), now() + interval '1 day'), (${hash}, gen_random_uuid(), $1, $2, $2, $2)`,
    [account, old],
  );
  for (const table of ['password_reset', 'login_link'])
    await money.rows(
      `insert into ${table} (token_hash, account_id, expires_at) values (${hash}, $1, now()), (${hash}, $1, $2)`,
      [account, old],
    );
  await money.rows(
    `insert into known_device (token_hash, account_id, user_agent, used_at) values (${hash}, $1, '', now()), (${hash}, $1, '', $2)`,
    [account, old],
  );
  await money.rows(
    `insert into email_change (token_hash, account_id, email, requested_at, expires_at, used_at)
     values (${hash}, $1, 'new@maple.example', $2, $2, $2)`,
    [account, old],
  );
  await money.rows(`insert into personal_data_link values (${hash}, 'ada@college.example', $1)`, [money.clock.now()]);
  await later(2);
  for (const table of ['session', 'password_reset', 'login_link', 'known_device'])
    expect(await count(table), table).toBe(1);
  expect(await count('personal_data_link')).toBe(0);
  expect(await count('email_change where notified_at is null')).toBe(0);
});

it('deletes calls that confirm a contact phone after a day', async () => {
  await money.rows(
    `insert into phone_check (listing_id, account_id, phone, code_hash, called_at)
     select $1, $2, '6145550123', '', $3::timestamptz - hours * interval '1 hour' from unnest(array[0, 12]) hours`,
    [listing, account, money.clock.now()],
  );
  await later(0.75);
  expect(await count('phone_check')).toBe(1);
  await later(0.5);
  expect(await count('phone_check')).toBe(0);
});

it('forgets the network of a lead after the month in which it counts, but not while it waits', async () => {
  await money.rows('update listing set type = 85 where id = $1', [listing]);
  await money.rows(
    `insert into lead (listing_id, type, first_name, last_name, phone, email, network, created_at, delivered_at)
     select $1, 'reply', 'A', 'B', '', 'a@b.example', 'digest', $2, delivered from unnest(array[$2, $3, null]::timestamptz[]) delivered`,
    [
      listing,
      ...[LEAD_NETWORK_DAYS + 1, LEAD_NETWORK_DAYS - 1].map(
        (age) => new Date(money.clock.now().getTime() - age * DAY_MS),
      ),
    ],
  );
  await later(0.1);
  expect(await money.rows(`select network from lead where email = 'a@b.example' order by id`)).toEqual(
    [null, 'digest', 'digest'].map((network) => ({ network })),
  );
  await money.rows(`delete from lead where email = 'a@b.example'`);
});

it('empties unsuccessful publish intents after their time', async () => {
  await money.posting.publish({ draft: fullDraft(), paymentMethod: 'pm_card_visa_chargeDeclined', viewer: null });
  const failed = `publish_intent where state = 'rejected' and payment_method <> ''`;
  await later(1);
  expect(await count(failed)).toBe(1);
  await money.rows(
    `update publish_intent set ended_at = ended_at - interval '${FAILED_INTENT_DAYS + 1} days',
       card = '{"last4": "0002"}', customer = 'cus_1', review = '{"note": "Words"}' where state = 'rejected'`,
  );
  await later(1);
  expect(
    await money.rows(`select payment_method, card, customer, review from publish_intent where state = 'rejected'`),
  ).toEqual([{ payment_method: '', card: null, customer: null, review: null }]);
  expect(await count(`publish_intent where state = 'done' and payment_method <> ''`)).toBe(1);
});

it('is documented with the periods of the code', () => {
  const table = readFileSync('docs/operations/retention.md', 'utf8');
  const rowOf = (name: string) => table.split('\n').find((line) => line.includes(`\`${name}\``)) ?? '';
  const periods: Record<string, number[]> = {
    session: [SESSION_DAYS, SESSION_MAX_DAYS],
    known_device: [KNOWN_DEVICE_DAYS],
    email: [EMAIL_CONTENT_DAYS],
    lead: [SPAM_DAYS, LEAD_NETWORK_DAYS],
    renter_email: [CONFIRMED_DAYS, CONFIRMATION_DAYS],
    subscriber: [ALERT_CONFIRMATION_DAYS],
    listing_report: [SETTLED_REPORT_DAYS],
    group_list: [GROUP_LIST_DAYS],
    phone_call: [CALLER_RETENTION_DAYS],
    publish_intent: [FAILED_INTENT_DAYS],
  };
  for (const [name, days] of Object.entries(periods))
    for (const number of days) expect(rowOf(name), name).toContain(`${number} days`);
});
