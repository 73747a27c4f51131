import type { LeadStage } from '../../domain/leads/lead-stages.ts';
import { SeededRandom } from '../../demo/seeded-random.ts';
import type { LeadRow } from '../world/db.ts';
import * as words from './text-samples.ts';
import { HOUR_MS } from '../../domain/time-spans.ts';

const OHIO_STATE = 204796;

const messages = [
  'Is it still available in August? Two of us would like to see it.',
  "We're three quiet nursing students. When could we come by?",
  'Does the rent include parking?',
  '',
  'I have an older cat who sleeps all day. Would that be OK?',
];

/** How many leads a listing has received in its month, and how many more wait. */
type SeededLeadCounts = Pick<LeadRow, 'listingId'> & { delivered: number; waiting?: number };

/** Returns a lead with realistic text, the same for the same number. `age` is in hours before `now`. */
export function seededLead(id: number, listingId: number, now: Date, age: number, waits = false): LeadRow {
  const random = new SeededRandom(`lead ${id}`);
  const at = new Date(now.getTime() - age * HOUR_MS).toISOString();
  const [firstName, lastName] = [random.pick(words.firstNames), random.pick(words.lastNames)];
  const type = random.chance(0.75) ? 'request' : 'reply';
  const requestAnswers = {
    bedrooms: random.whole(1, 4),
    bathrooms: random.pick([1, 1.5, 2]),
    budgets: random.whole(16, 60) * 50,
    pets: random.pick([[0], [1], [2], [1, 2]]),
    features: random.pick([[], [2], [0, 2], [1, 3, 5]]),
    moveDate: 0 as const,
  };
  return {
    id,
    listingId,
    type,
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${id}@students.example`.toLowerCase(),
    phone: `614555${String(3000 + id)}`,
    message: type === 'reply' ? (messages[id % 3] ?? '') : random.pick(messages),
    answers: { near: 'Ohio State University', ...(type === 'request' ? requestAnswers : {}) },
    schoolId: OHIO_STATE,
    site: 'default',
    network: null,
    follows: null,
    createdAt: at,
    deliveredAt: waits ? null : at,
    ...(waits || age < FRESH_HOURS ? untouched : worked(id, at)),
  };
}

/** Hours within which leads are still unread. */
const FRESH_HOURS = 60;
const untouched = { stage: 'new', readAt: null, note: '', spamAt: null } as const;
const notes = ['', '', '', 'Touring on Saturday at ten with her sister.', 'Wants the room at the back.'];
const stages: readonly LeadStage[] = ['new', 'contacted', 'contacted', 'toured', 'rented', 'closed'];

function worked(id: number, at: string) {
  const random = new SeededRandom(`work ${id}`);
  return { stage: random.pick(stages), readAt: at, note: random.pick(notes), spamAt: null };
}

/** Returns the leads of all listings, oldest first, in the order of their ids. */
export function seededLeads(plans: readonly SeededLeadCounts[], now: Date): LeadRow[] {
  const drafts = plans.flatMap(({ listingId, delivered, waiting = 0 }, index) => [
    ...Array.from({ length: delivered }, (_, turn) => ({ listingId, age: 40 + index * 5 + turn * 17, waits: false })),
    ...Array.from({ length: waiting }, (_, turn) => ({ listingId, age: 2 + turn * 9, waits: true })),
  ]);
  return drafts
    .toSorted((a, b) => b.age - a.age || a.listingId - b.listingId)
    .map(({ listingId, age, waits }, index) => seededLead(index + 1, listingId, now, age, waits));
}
