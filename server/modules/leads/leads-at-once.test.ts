import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailboxOf } from '../../../domain/account/mailbox.ts';
import { serveApp, type ServedApp } from '../../../tests/setup/served-app.ts';
import { waitUntil } from '../../../tests/setup/wait-until.ts';
import { writeTestListings } from '../housing/housing.fixture.ts';

/** The migration of requests that waited for their renters' confirmation (K23). */
let app: ServedApp;
beforeAll(async () => {
  app = await serveApp();
  const floorplans = [{ bedrooms: 3, bathrooms: 1, sq: 900, rent: 1200 }];
  const home = { state: 'OH', lat: 40, lon: -83, amenities: [], publishedAt: 0, floorplans };
  await writeTestListings(app.pool, [
    { ...home, id: 1, type: 84 },
    { ...home, id: 2, type: 85 },
    { ...home, id: 3, type: 85 },
  ]);
  await app.rows('update listing set status = -1 where id = 3');
  await app.rows(
    `insert into listing_contact select id, 'L', 'O', 'home' || id || '@homes.example', '6145559999' from listing`,
  );
});
afterAll(() => app.close());

const MIGRATIONS = [
  'Migration20261129100000_leads_at_once',
  'Migration20261129100100_lead_lookups',
  'Migration20261129110000_contact_link_mailboxes',
];

/** Returns the database to the state before the migrations. */
const undo = [
  `delete from mikro_orm_migrations where name in ('${MIGRATIONS.join("', '")}')`,
  'alter table lead drop column network, drop column follows',
  'drop index renter_email_by_mailbox, reply_check_token, lead_waiting, lead_by_time, confirmation_reminder_mailbox',
  'drop function mailbox_of',
  'alter table reply_check add constraint reply_check_token_hash_key unique (token_hash)',
  `create table pending_lead (
    id bigint primary key,
    listing_id bigint not null references listing on delete cascade,
    email text not null check (email = lower(email)),
    fields jsonb not null,
    created_at timestamptz not null)`,
];

it('makes those of the last 14 days leads, which are delivered once, and drops the table', async () => {
  for (const statement of undo) await app.rows(statement);
  const pending = (id: number, listing: number, age: number) => {
    const who = { kind: 'request', listingId: listing, firstName: 'Ada', lastName: `No. ${id}`, phone: '6145550123' };
    const fields = {
      ...who,
      email: `Ada${id}@college.edu`,
      message: 'Hi',
      answers: { bedrooms: 2 },
      schoolId: null,
      site: 'cr',
    };
    return app.rows(`insert into pending_lead values ($1, $2, $3, $4, now() - $5 * interval '1 day')`, [
      id,
      listing,
      `ada${id}@college.edu`,
      JSON.stringify({ ...fields, spamAt: null }),
      age,
    ]);
  };
  for (let id = 1; id <= 12; id++) await pending(id, 2, 13 - id / 10);
  await pending(20, 1, 1);
  await pending(21, 1, 15);
  await pending(22, 3, 1);
  await app.orm.migrator.up({ migrations: MIGRATIONS });
  expect(await app.rows(`select 1 from pg_class where relname = 'pending_lead'`)).toEqual([]);
  for (let run = 0; run < 3; run++) await app.services.sweeper.run();
  await waitUntil(async () => expect(await app.rows('select 1 from mail where sent_at is null')).toEqual([]));
  const subjects = app.emails.filter(({ subject }) => subject.includes('is interested')).map(({ subject }) => subject);
  const names = [...Array.from({ length: 10 }, (_, n) => n + 1), 20];
  expect(subjects.map((subject) => Number(/No\. (\d+)/.exec(subject)?.[1])).toSorted((a, b) => a - b)).toEqual(names);
  const [lead] = await app.rows(
    `select email, phone, message, answers, site, network, spam_at from lead where last_name = 'No. 1'`,
  );
  const texts = { email: 'Ada1@college.edu', phone: '6145550123', message: 'Hi', site: 'cr' };
  expect(lead).toEqual({ ...texts, answers: { bedrooms: 2 }, network: null, spam_at: null });
  expect(await app.rows('select 1 from lead where delivered_at is null')).toHaveLength(2);
});

it('folds a mailbox in SQL as in TypeScript', async () => {
  const emails = [
    'Ada@College.edu',
    'a.d.a+x+y@college.edu',
    'ada+@college.edu',
    '.a..b.@sub.college.edu',
    '+@x.example',
  ];
  const rows = await app.rows<{ email: string; mailbox: string }>(
    'select email, mailbox_of(email) as mailbox from unnest($1::text[]) email',
    [emails],
  );
  expect(rows.map(({ mailbox }) => mailbox)).toEqual(emails.map(mailboxOf));
  expect(new Set(rows.slice(0, 3).map(({ mailbox }) => mailbox))).toEqual(new Set(['ada@college.edu']));
});
