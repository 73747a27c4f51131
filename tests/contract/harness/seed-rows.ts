import { hashToken } from '../../../server/secrets.ts';
import { toFloorplanRow } from '../../../server/modules/listings/listing.entity.ts';
import type { Pool, PoolClient } from 'pg';
import { GROUP_REVOKE_TOKEN, GROUP_TOKEN } from '../../../mocks/data/seed.ts';
import { phoneDigits } from '../../../domain/format/phone.ts';
import { states } from '../../../domain/options/states.ts';
import { cities } from '../../../mocks/data/cities.ts';
import { colleges } from '../../../mocks/data/colleges.ts';
import { demoImageNames } from '../../../demo/listings/demo-images.ts';
import { fillDays } from '../../../domain/tracking/activity.ts';
import type { Db, ListingRow } from '../../../mocks/world/db.ts';
import { activityOn } from '../../../mocks/resolvers/tracking.ts';
import { hashPassword } from '../../../server/modules/account/account.service.ts';
import { storeColleges } from '../../../server/modules/places/import/store-colleges.ts';
import { Gazetteer } from '../../../server/modules/places/gazetteer.ts';
import { cityNames, stateNames } from '../../../domain/places/search/name-variants.ts';
import { CITY, STATE } from '../../../domain/places/place-types.ts';
import { FIRST_NEW } from '../normalize-ids.ts';

/** Weight of a place per zip code, as in loadPlaces. */
const WEIGHT_PER_ZIP = 500;
const STATE_WEIGHT = 20_000;

const stateName = (code: string) => states.find((state) => state.code === code)?.name ?? '';

const insert = (client: PoolClient, table: string, rows: readonly object[]) => {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  return rows.length === 0
    ? Promise.resolve()
    : client.query(
        `insert into ${table} (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(rows)],
      );
};

/** Imports the mock's places with the product's own functions, so that slugs and names are the server's. */
async function writePlaces(client: PoolClient): Promise<void> {
  await insert(
    client,
    'city',
    cities.map(({ id, name, slug, state, lat, lon, weight }) => ({ id, name, slug, state, lat, lon, weight })),
  );
  await insert(client, 'place_name', [
    ...states.flatMap((state) =>
      stateNames(state).map((name) => ({ place_type: STATE, place_id: state.fips, weight: STATE_WEIGHT, ...name })),
    ),
    ...cities.flatMap((city) =>
      cityNames({ ...city, stateName: stateName(city.state) }).map((name) => ({
        place_type: CITY,
        place_id: city.id,
        weight: city.weight * WEIGHT_PER_ZIP,
        ...name,
      })),
    ),
  ]);
  await storeColleges(client, new Gazetteer(), colleges, { starter: true });
}

async function writeAccounts(client: PoolClient, { accounts }: Db, passwords: ReadonlyMap<string, string>) {
  const at = new Date(0);
  await insert(
    client,
    'account',
    accounts.map(({ id, key, email, firstName, lastName }) => ({
      id,
      key,
      email,
      first_name: firstName,
      last_name: lastName,
      demo: false,
      created_at: at,
    })),
  );
  const known = accounts.flatMap(({ id, email }) => {
    const password = passwords.get(email);
    return password === undefined ? [] : [{ id, password }];
  });
  const secrets = known.map(async ({ id, password }) => ({
    account_id: id,
    password_hash: await hashPassword(password),
  }));
  await insert(client, 'account_secret', await Promise.all(secrets));
}

/** Returns a listing's columns without those of its subscription, which are written with the subscription. */
const listingColumns = (row: ListingRow) => ({
  id: row.id,
  account_id: row.accountId,
  draft_id: row.draftId,
  slug: row.slug,
  status: row.status,
  type: row.type,
  name: row.name,
  address: row.address,
  city: row.city,
  state: row.state,
  zip: row.zip,
  lat: row.lat,
  lon: row.lon,
  verified_place: true,
  location_check: row.locationCheck ?? null,
  description: row.description,
  reply_hours: row.replyHours ?? null,
  being_checked_until: row.beingCheckedUntil ?? null,
  amenities: row.amenities,
  images: row.images,
  vanity_phone: row.vanityPhone,
  demo: row.demo,
  version: row.version,
  published_at: row.publishedAt,
  expires_at: row.expiresAt,
  canceled_at: row.canceledAt,
  // The payments of a paid one mark it.
  rented_at: row.price > 0 ? null : row.rentedAt,
  confirmed_at: row.confirmedAt,
  stale_at: row.stale ? row.publishedAt : null,
  updated_at: row.publishedAt,
});

async function writeListings(client: PoolClient, { listings }: Db): Promise<void> {
  await insert(client, 'listing', listings.map(listingColumns));
  await insert(
    client,
    'listing_contact',
    listings.map(
      ({ id, emailConfirmedAt, phoneConfirmedAt, contact: { firstName, lastName, email, phone, phoneExtension } }) => ({
        listing_id: id,
        first_name: firstName,
        last_name: lastName,
        email,
        phone: phoneDigits(phone) ?? '',
        phone_extension: phoneExtension ?? null,
        email_confirmed_at: emailConfirmedAt ?? null,
        phone_confirmed_at: phoneConfirmedAt ?? null,
      }),
    ),
  );
  await insert(
    client,
    'floorplan',
    listings.flatMap(({ id, floorplans }) =>
      floorplans.map((floorplan, position) => toFloorplanRow(id, position, floorplan)),
    ),
  );
}

/** Writes a successful publish intent for every listing; without it a draft could not be reported as published. */
async function writePublishIntents(client: PoolClient, { listings }: Db): Promise<void> {
  await client.query(
    `insert into publish_intent (id, key, body_hash, draft_id, draft, account_id, listing_id, state, price, payment_method,
       answer, opened_at, touched_at, ended_at)
     select gen_random_uuid(), 'seed:' || id, decode(repeat('00', 64), 'hex'), draft_id, '{}', account_id, id, 'done', '', '',
       jsonb_build_object('listing', id, 'madeAccount', null), published_at, published_at, published_at
     from listing where id = any($1)`,
    [listings.map(({ id }) => id)],
  );
}

async function writeLeads(client: PoolClient, { leads }: Db): Promise<void> {
  await insert(
    client,
    'lead',
    leads.map((lead) => ({
      id: lead.id,
      listing_id: lead.listingId,
      type: lead.type,
      first_name: lead.firstName,
      last_name: lead.lastName,
      phone: lead.phone,
      email: lead.email,
      message: lead.message,
      answers: lead.answers,
      school_id: lead.schoolId,
      site: lead.site,
      delivered_at: lead.deliveredAt,
      read_at: lead.readAt,
      spam_at: lead.spamAt,
      stage: lead.stage,
      note: lead.note,
      created_at: lead.createdAt,
    })),
  );
}

async function writeCalls(client: PoolClient, { calls, listings }: Db): Promise<void> {
  const called = new Map(listings.map(({ id, vanityPhone }) => [id, vanityPhone]));
  await insert(
    client,
    'phone_call',
    calls.map(({ id, listingId, caller, outcome, seconds, at }) => ({
      id,
      sid: `CA${id}`,
      listing_id: listingId,
      vanity_phone: called.get(listingId) ?? '',
      caller,
      outcome,
      seconds,
      at,
      rang_at: at,
    })),
  );
}

/** Writes the mock's statistics of the days before the seed as the counts from which the server computes them. */
async function writeTracked(client: PoolClient, { listings }: Db, now: Date): Promise<void> {
  const days = fillDays(now, 90, []).map(({ day }) => day);
  const rows = listings.flatMap((listing) =>
    days.flatMap((day) => {
      const { views, matches } = activityOn(listing, day);
      const row = { listing_id: listing.id, day, site: 'default', school_id: 0, placed: 0, positions: 0 };
      return [
        { ...row, action: 'view', times: matches },
        { ...row, action: 'click', times: views },
      ].filter(({ times }) => times > 0);
    }),
  );
  await insert(client, 'tracked_match', rows);
}

async function writeSubscribers(client: PoolClient, { subscribers }: Db): Promise<void> {
  await insert(
    client,
    'subscriber',
    subscribers.map((row) => ({
      frequency: row.frequency,
      confirmed_at: row.confirmedAt,
      id: row.id,
      token: row.token,
      email: row.email,
      place_type: row.place.type,
      place_id: row.place.id,
      first_name: row.firstName,
      last_name: row.lastName,
      phone: row.phone,
      search_filter: row.filter,
      site: row.site,
      known_listing_ids: [],
      emails_sent: 0,
      next_at: row.createdAt,
      created_at: row.createdAt,
      saved_at: row.createdAt,
      unsubscribed_at: row.unsubscribedAt,
    })),
  );
}

async function writeGroupLists(client: PoolClient, { groupLists }: Db): Promise<void> {
  // Rows are inserted as JSON, where bytes are written as text.
  const hashOf = (token: string) => `\\x${hashToken(token).toString('hex')}`;
  await insert(
    client,
    'group_list',
    groupLists.map((row) => ({
      token_hash: hashOf(GROUP_TOKEN),
      revoke_hash: hashOf(GROUP_REVOKE_TOKEN),
      college_id: row.collegeId,
      listing_ids: row.listingIds,
      members: row.members,
      created_at: row.expiresAt,
      expires_at: row.expiresAt,
    })),
  );
}

/** Writes a returned email for each such address; later than all that are sent meanwhile. */
async function writeUndelivered(client: PoolClient, { undelivered }: Db): Promise<void> {
  for (const { email, error } of undelivered)
    await client.query(
      `insert into email (id, "to", "from", subject, text, html, headers, account_id, queued_at, rejected_at, rejection, bounced)
       select gen_random_uuid(), $1, 'homes@nearcampus.example', 'A letter', '', '', '{}', id, '2100-01-01', now(), $2, true
         from (select id from account where lower(email) = lower($1)
               union select account_id from listing l join listing_contact c on c.listing_id = l.id
                where lower(c.email) = lower($1)) whose`,
      [email, error],
    );
}

async function writePictures(client: PoolClient, now: Date): Promise<void> {
  const rows = [...demoImageNames.keys()].map((id) => ({
    id,
    width: 1200,
    height: 800,
    referenced_at: now,
    created_at: new Date(0),
  }));
  await insert(client, 'image', rows);
}

/** Writes the mock's rows, with their ids, into the server's database; later ids start with `FIRST_NEW` on both sides. */
export async function seedRows(
  pool: Pool,
  db: Db,
  passwords: ReadonlyMap<string, string>,
  now = new Date(),
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await writePlaces(client);
    await writePictures(client, now);
    await writeAccounts(client, db, passwords);
    await writeListings(client, db);
    await writePublishIntents(client, db);
    await writeLeads(client, db);
    await writeTracked(client, db, now);
    await writeCalls(client, db);
    await writeGroupLists(client, db);
    await writeSubscribers(client, db);
    await writeUndelivered(client, db);
    for (const table of ['account', 'listing', 'lead', 'inquiry', 'listing_report'])
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), ${FIRST_NEW})`);
    // The next call gets the same id as in the mock.
    await client.query(`select setval(pg_get_serial_sequence('phone_call', 'id'), (select max(id) from phone_call))`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
