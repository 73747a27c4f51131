import type { Pool } from 'pg';
import type { StoredAnswers } from '../../../domain/leads/lead-answers.ts';
import type { LeadStage } from '../../../domain/leads/lead-stages.ts';
import { SeededRandom } from '../../../demo/seeded-random.ts';
import { fillDays } from '../../../domain/tracking/activity.ts';
import { exampleDayActivity } from '../../../demo/example-activity.ts';
import type { Clock } from '../../clock.ts';
import { transact } from '../../sql/transactions.ts';
import { insertRows } from './insert-rows.ts';
import words from '../../../demo/listings/text-fragments.json' with { type: 'json' };
import { DAY_MS, HOUR_MS } from '../../../domain/time-spans.ts';

/** The number of days of activity that a new installation's demo landlord has. */
const DAYS = 90;
const SEED_LOCK = 4103;
const VIEWS_A_REQUEST = 11;

const messages = [
  'Is it still available in August? Two of us would like to see it.',
  "We're three quiet nursing students. When could we come by?",
  'Does the rent include parking?',
  'I have an older cat who sleeps all day. Would that be OK?',
  "Could we tour it on Saturday? We're free all day.",
  'How long is the walk to the engineering buildings?',
  "Is the deposit one month's rent?",
  '',
];
const notes = ['', '', '', '', 'Touring on Saturday at ten with her sister.', 'Wants the room at the back.'];

interface DemoListing {
  id: number;
  name: string;
  city: string;
}

/** Returns the stage and read state of a lead that is `age` days old. */
function leadProgress(random: SeededRandom, age: number): { stage: LeadStage; isRead: boolean } {
  if (age < 2) return { stage: 'new', isRead: false };
  if (age < 9) return { stage: random.pick(['new', 'contacted', 'contacted']), isRead: true };
  if (age < 25) return { stage: random.pick(['contacted', 'toured', 'toured', 'closed']), isRead: true };
  return { stage: random.pick(['rented', 'closed', 'closed', 'toured']), isRead: true };
}

/** Returns the search preferences of a renter who found this listing. */
function answersOf(random: SeededRandom, { city }: DemoListing): StoredAnswers {
  return {
    near: city,
    bedrooms: random.whole(1, 4),
    bathrooms: random.pick([1, 1.5, 2]),
    budgets: random.whole(16, 60) * 50,
    pets: random.pick([[0], [0], [1], [2]]),
    features: random.pick([[], [2], [0, 2], [1, 3]]),
    moveDate: 0,
  };
}

function leadRow(listing: DemoListing, day: string, now: Date) {
  const random = new SeededRandom(`lead ${listing.name} ${day}`);
  const at = new Date(Math.min(Date.parse(day) + random.between(13, 23.9) * HOUR_MS, now.getTime() - HOUR_MS / 4));
  const { stage, isRead } = leadProgress(random, (now.getTime() - at.getTime()) / DAY_MS);
  const type = random.chance(0.75) ? 'request' : 'reply';
  const [firstName, lastName] = [random.pick(words.firstNames), random.pick(words.lastNames)];
  return {
    listing_id: listing.id,
    type,
    first_name: firstName,
    last_name: lastName,
    phone: `61455501${random.whole(10, 99)}`,
    email: `${firstName}.${lastName}.${random.whole(100, 999)}@students.example`.toLowerCase(),
    message: type === 'reply' ? (messages[random.whole(0, messages.length - 2)] ?? '') : random.pick(messages),
    answers: type === 'request' ? answersOf(random, listing) : { near: listing.city },
    site: 'default',
    created_at: at,
    delivered_at: at,
    read_at: isRead ? at : null,
    stage,
    note: isRead ? random.pick(notes) : '',
  };
}

const TRACKED = `
  insert into tracked_match (listing_id, day, action, site, school_id, times, placed, positions)
  select listing_id, day, action, 'default', 0, times, 0, 0
  from jsonb_to_recordset($1) as row(listing_id bigint, day date, action text, times integer)
  on conflict do nothing`;

/** Selects the demo landlord's listings, provided that none of them has any activity. */
const UNTOUCHED = `
  select listing.id::int as id, listing.name, listing.city
  from listing join account on account.id = listing.account_id
  where account.email = $1 and not exists (
    select 1 from listing mine where mine.account_id = account.id and (
      exists (select 1 from lead where lead.listing_id = mine.id)
      or exists (select 1 from tracked_match where tracked_match.listing_id = mine.id)))
  order by listing.id`;

/** Gives the demo landlord's listings ninety days of activity, once, if they have none. @returns the leads' number */
export async function seedActivity(
  { pool, clock }: { pool: Pool; clock: Clock },
  landlord: { email: string },
): Promise<number> {
  return transact(pool, async (client) => {
    // Two simultaneous starts would both find no activity.
    await client.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const { rows: listings } = await client.query<DemoListing>(UNTOUCHED, [landlord.email]);
    const { tracked, leads } = activityOf(listings, clock.now());
    await client.query(TRACKED, [JSON.stringify(tracked)]);
    await insertRows(client, 'lead', leads);
    return leads.length;
  });
}

/** Returns the rows of all activity, the oldest lead first. */
function activityOf(listings: readonly DemoListing[], now: Date) {
  const days = fillDays(now, DAYS, []).map(({ day }) => day);
  const looked = listings.flatMap((listing) =>
    days.map((day) => ({ listing, day, ...exampleDayActivity(listing.name, day) })),
  );
  const tracked = looked.flatMap(({ listing, day, views, matches }) =>
    [
      { listing_id: listing.id, day, action: 'view', times: matches },
      { listing_id: listing.id, day, action: 'click', times: views },
    ].filter(({ times }) => times > 0),
  );
  const leads = looked
    .filter(
      ({ listing, day, views }) => new SeededRandom(`asked ${listing.name} ${day}`).next() < views / VIEWS_A_REQUEST,
    )
    .map(({ listing, day }) => leadRow(listing, day, now))
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  return { tracked, leads };
}
