import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import sharp from 'sharp';
import { paths } from '../../client/app/paths.ts';
import { houseDraft, samplePhoto, testCard } from '../../tests/setup/drafts.ts';
import { RestClient } from '../../tests/setup/rest-client.ts';
import { hashToken } from '../../server/secrets.ts';

/** A landlord with a thousand listings, and 20,000 leads; and a person of staff with 50,000 entries in the log. */
export async function stallPeople(origin: string, pool: Pool) {
  const landlord = new RestClient(origin);
  const account = { email: 'stall@maple.example', password: 'a long phrase', password_confirmation: 'a long phrase' };
  const image = await landlord.upload(await samplePhoto());
  const draft = { ...houseDraft([image]), id: randomUUID() };
  const answer = await landlord.post(
    '/api/posting/post',
    { ...draft, ...account, payment: testCard },
    { 'idempotency-key': randomUUID() },
  );
  if (answer.status !== 200) throw new Error(await answer.text());
  const {
    rows: [own],
  } = await pool.query<{ id: string; slug: string; account: string }>(
    'select l.id, l.slug, a.id as account from listing l join account a on a.id = l.account_id where a.email = $1',
    [account.email],
  );
  if (!own) throw new Error('The listing was not published.');
  await pool.query(
    `update listing set account_id = $1 where id in (select id from listing where status = 1 order by id limit 1000)`,
    [own.account],
  );
  await pool.query(
    `insert into lead (listing_id, kind, first_name, last_name, phone, email, message, delivered_at, created_at)
     select $1, 'reply', 'Ada', 'Byron', '3305550188', 'ada' || n || '@college.example', repeat('Is it still available? ', 20), now(), now()
       from generate_series(1, 20000) n`,
    [own.id],
  );
  const staff = randomUUID();
  await pool.query(
    `insert into staff (email, role, password_hash, totp_secret) values ('stall@staff.example', 'admin', 'none', 'none')`,
  );
  await pool.query(
    `insert into staff_session (sid_hash, staff_id, agent_hash) select $1, id, $2 from staff where email = 'stall@staff.example'`,
    [hashToken(staff), hashToken('bench')],
  );
  await pool.query(
    `insert into staff_log (staff_email, action, subject_kind, subject_id, reason, state)
     select 'stall@staff.example', 'listing.hide', 'listing', n::text, 'Reported by three renters', jsonb_build_object('name', repeat('Maple Court ', 10))
       from generate_series(1, 50000) n`,
  );
  return { landlord, staff, image, draft, own };
}
