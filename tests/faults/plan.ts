import { SeededGenerator } from './seeded-random.ts';
import type { CallMoment, CallFault } from './proxies/processor-proxy.ts';
import { callFaults } from './proxies/processor-proxy.ts';
import type { StatementMoment } from './proxies/statement-proxy.ts';
import { deliveries, type Delivery } from './proxies/webhook-proxy.ts';

/** What a kill hits. */
export type Victim = 'server' | 'database' | 'both';

export type Fault =
  | { what: 'mishap'; call: string; nth: number; times: number; mishap: CallFault }
  | ({ what: 'kill at a statement'; victim: Victim; named: string } & Omit<StatementMoment, 'says'>)
  | ({ what: 'kill at a call'; victim: Victim } & CallMoment)
  | { what: 'kill after a while'; victim: Victim; ms: number };

/** What a landlord decides about the renewal of a listing (K24). */
export type Decision = 'cancel' | 'activate' | 'mark as rented' | 'show again';

export type Action =
  /** `times`: the number of concurrent posts, under one key or each under its own. */
  | {
      does: 'publish';
      home: number;
      card: string;
      typed: boolean;
      times: number;
      ownKeys: boolean;
      /** Whether its text is held and sent for review, before which nothing may be charged (K66). */
      held?: boolean;
      bank: 'yes' | 'no' | 'silence';
    }
  | { does: 'edit' | Decision | 'change the property type'; home: number; times: number }
  /** An action of staff. */
  | { does: 'remove' | 'put back'; home: number; refund: boolean }
  /** Staff decide a text in review. */
  | { does: 'approve' | 'decline'; home: number }
  | { does: 'refund' | 'credit'; home: number; times: number }
  | { does: 'change the card'; home: number; card: string }
  /** `asleep`: whether the server is down during the wait. */
  | { does: 'wait'; days: number; asleep: boolean };

export interface Step {
  /** Concurrent actions. */
  actions: Action[];
  faults: Fault[];
  hooks: Delivery;
  /** Whether the client retries until it gets a result; otherwise the reconciler completes the work. */
  insists: boolean;
}

export interface Plan {
  seed: number;
  steps: Step[];
  /** Whether the server is restarted before the final checks. */
  startsAnew: boolean;
}

/** Statements at which a fault may occur. `commit` ends any transaction. */
export const statements: Record<string, RegExp> = {
  'the try is written': /^insert into publish_intent/,
  'progress is noted': /^update publish_intent/,
  'the listing is made': /^insert into listing\b/,
  'the listing is changed': /^update listing\b/,
  'the account is made': /^insert into account\b/,
  'the subscription is noted': /^(insert into|update) subscription\b/,
  'the card is kept': /^insert into billing_customer/,
  'the bill is copied': /^insert into invoice/,
  'the change of property type is written': /^insert into property_type_change/,
  'the change of property type goes on': /^update property_type_change/,
  'the removal is written': /^insert into listing_removal/,
  'the ledger is written': /^insert into ledger/,
  'the email is queued': /^insert into email\b/,
  'the email is marked as sent': /^update email\b/,
  'the webhook is stored': /^insert into webhook_event/,
  'the offers are written': /^insert into offer\b/,
  commit: /^commit/,
  begin: /^begin/,
};

/** Statements and calls that an action triggers, so that most faults hit their target. */
interface FaultTargets {
  statements: readonly string[];
  calls: readonly string[];
}

const always = ['commit', 'begin', 'progress is noted'];
const subscribing: FaultTargets = {
  statements: [
    ...always,
    'the try is written',
    'the listing is made',
    'the account is made',
    'the subscription is noted',
    'the card is kept',
    'the bill is copied',
    'the ledger is written',
    'the email is queued',
    'the offers are written',
    'the webhook is stored',
  ],
  calls: [
    'POST /v1/subscriptions',
    'POST /v1/subscriptions',
    'POST /v1/subscriptions',
    'POST /v1/customers',
    'POST /v1/payment_methods',
    'GET /v1/invoices',
    'GET /v1/payment_intents',
    'POST /v1',
  ],
};
const pressing: FaultTargets = {
  statements: [
    ...always,
    'the listing is changed',
    'the subscription is noted',
    'the change of property type is written',
    'the change of property type goes on',
    'the removal is written',
    'the try is written',
    'the ledger is written',
    'the email is queued',
    'the offers are written',
  ],
  calls: [
    'POST /v1/subscriptions',
    'POST /v1/subscriptions',
    'GET /v1/subscriptions',
    'GET /v1/invoices',
    'POST /v1/invoices',
    'DELETE /v1/subscriptions',
    'POST /v1/refunds',
  ],
};
const passing: FaultTargets = {
  statements: [
    ...always,
    'the listing is changed',
    'the subscription is noted',
    'the bill is copied',
    'the ledger is written',
    'the email is queued',
    'the email is marked as sent',
    'the webhook is stored',
    'the offers are written',
  ],
  calls: ['GET /v1/subscriptions', 'GET /v1/invoices', 'GET /v1/payment_intents', 'DELETE /v1/subscriptions'],
};
const targetsOf: Record<Action['does'], FaultTargets> = {
  publish: subscribing,
  activate: pressing,
  cancel: pressing,
  'mark as rented': pressing,
  'show again': pressing,
  approve: subscribing,
  decline: subscribing,
  edit: { statements: [...always, 'the listing is changed', 'the offers are written'], calls: ['GET /v1'] },
  'change the card': {
    statements: [...always, 'the card is kept', 'the subscription is noted', 'the ledger is written'],
    calls: [
      'POST /v1/setup_intents',
      'GET /v1/setup_intents',
      'POST /v1/customers',
      'POST /v1/subscriptions',
      'POST /v1/invoices',
      'GET /v1/invoices',
    ],
  },
  'change the property type': pressing,
  remove: pressing,
  'put back': pressing,
  refund: { statements: [...always, 'the ledger is written'], calls: ['GET /v1/invoices', 'POST /v1/refunds'] },
  credit: { statements: [...always, 'the ledger is written'], calls: ['POST /v1/customers', 'GET /v1/customers'] },
  wait: passing,
};

/** Cards by the processor's names; most are good. The last is declined only later, at a renewal. */
const cards: readonly (readonly [number, string])[] = [
  [10, 'pm_card_visa'],
  [3, 'pm_card_mastercard'],
  [2, 'pm_card_chargeDeclined'],
  [2, 'pm_card_chargeCustomerFail'],
  [2, 'pm_card_authenticationRequired'],
];

const cancel: Action = { does: 'cancel', home: 0, times: 1 };
const activate: Action = { does: 'activate', home: 0, times: 1 };
const mark: Action = { does: 'mark as rented', home: 0, times: 1 };
const showAgain: Action = { does: 'show again', home: 0, times: 1 };
const edit: Action = { does: 'edit', home: 0, times: 1 };
const propertyTypeChange: Action = { does: 'change the property type', home: 0, times: 1 };
const remove = (refund: boolean): Action => ({ does: 'remove', home: 0, refund });
const putBack: Action = { does: 'put back', home: 0, refund: false };
const refund: Action = { does: 'refund', home: 0, times: 1 };
const credit: Action = { does: 'credit', home: 0, times: 1 };
const card = (name: string): Action => ({ does: 'change the card', home: 0, card: name });
const approve: Action = { does: 'approve', home: 0 };
const decline: Action = { does: 'decline', home: 0 };
const days = (random: SeededGenerator, ...some: number[]): Action => ({
  does: 'wait',
  days: random.pick(some),
  asleep: random.chance(0.25),
});

/** The sequences of actions in a listing's life, each with what may happen in between. */
const sequences: readonly (readonly [number, (random: SeededGenerator) => Action[][]])[] = [
  [3, () => []],
  [2, (random) => [[days(random, 31, 32, 33, 62)], [days(random, 30, 31)]]],
  [3, (random) => [[cancel], [days(random, 29, 31, 33, 40)], [activate]]],
  [2, () => [[cancel], [activate], [cancel]]],
  [2, (random) => [[cancel], [days(random, 32, 40)], [twice(activate)], [days(random, 32)]]],
  [2, (random) => [[card('pm_card_chargeCustomerFail')], [days(random, 31, 33, 36)], [card('pm_card_visa')]]],
  [
    2,
    (random) => [
      [card('pm_card_chargeCustomerFail')],
      [days(random, 33, 36, 45)],
      [activate],
      [card('pm_card_visa'), activate],
    ],
  ],
  [
    1,
    (random) => [
      [card('pm_card_chargeCustomerFail')],
      [days(random, 33, 36)],
      [cancel],
      [card('pm_card_visa')],
      [activate],
    ],
  ],
  [
    2,
    () => [
      [cancel, activate],
      [edit, cancel],
      [activate, edit],
    ],
  ],
  [
    3,
    (random) => [
      [days(random, 1, 12)],
      [propertyTypeChange],
      [days(random, 20, 32)],
      [random.pick([propertyTypeChange, cancel])],
    ],
  ],
  [2, (random) => [[twice(propertyTypeChange)], [propertyTypeChange, cancel], [days(random, 33)]]],
  [1, (random) => [[card('pm_card_chargeCustomerFail')], [propertyTypeChange], [days(random, 33)]]],
  [2, (random) => [[remove(random.chance(0.5))], [random.pick([activate, putBack])], [days(random, 32)]]],
  [1, (random) => [[remove(false), random.pick([cancel, activate, propertyTypeChange])], [putBack]]],
  [
    2,
    (random) => [
      [random.pick([credit, twice(credit)])],
      [days(random, 31, 33)],
      [twice(refund)],
      [random.pick([cancel, remove(true), propertyTypeChange])],
    ],
  ],
  [1, (random) => [[refund, random.pick([cancel, remove(true), credit])], [days(random, 32)]]],
  [1, (random) => [[card('pm_card_authenticationRequired')], [cancel], [days(random, 33)], [activate]]],
  // A text in review is withdrawn after three days (K66).
  [2, (random) => [[approve], [days(random, 1, 33)], [random.pick([cancel, edit, activate])]]],
  [1, (random) => [[days(random, 2, 4)], [random.pick([approve, decline])], [days(random, 33)]]],
  [
    2,
    (random) => [
      [mark],
      [random.pick([showAgain, cancel, activate, days(random, 31, 33)])],
      [days(random, 29, 31)],
      [activate],
    ],
  ],
  [
    1,
    (random) => [
      [random.pick([card('pm_card_chargeCustomerFail'), edit])],
      [days(random, 28, 30, 33)],
      [mark, random.pick([showAgain, cancel, activate])],
      [card('pm_card_visa')],
      [days(random, 9, 33)],
      [random.pick([showAgain, activate])],
    ],
  ],
  [4, (random) => Array.from({ length: random.whole(2, 4) }, () => somethingElse(random))],
];

const twice = <One extends Action>(deed: One): One => ({ ...deed, times: 2 });

/** Returns the actions and faults of one simulation, all derived from the seed. */
export function planOf(seed: number): Plan {
  const random = new SeededGenerator(seed);
  const course = random.weighted(sequences)(random);
  const held = course.flat().some(({ does }) => does === 'approve' || does === 'decline');
  const first = { ...publish(random, 0, course.length > 0), held };
  const other = random.chance(0.2) ? [[publish(random, 1, false)]] : [];
  const steps = [[first], ...other, ...course].map((deeds) => stepOf(random, deeds));
  return { seed, steps, startsAnew: random.chance(0.5) };
}

/** `good`: the following actions need a listing. */
function publish(random: SeededGenerator, home: number, good: boolean): Extract<Action, { does: 'publish' }> {
  return {
    does: 'publish',
    home,
    card: good && random.chance(0.8) ? 'pm_card_visa' : random.weighted(cards),
    typed: random.chance(0.3),
    times: random.weighted([
      [6, 1],
      [3, 2],
      [1, 5],
    ]),
    ownKeys: random.chance(0.3),
    bank: random.pick(['yes', 'yes', 'no', 'silence']),
  };
}

function somethingElse(random: SeededGenerator): Action[] {
  return random.weighted<() => Action[]>([
    [4, () => [days(random, 1, 5, 8, 20, 29, 31, 32, 33, 40, 62)]],
    [3, () => [cancel]],
    [3, () => [activate]],
    [2, () => [edit, twice(edit)]],
    [2, () => [card(random.weighted(cards))]],
    [1, () => [twice(cancel)]],
    [1, () => [publish(random, 0, false)]],
  ])();
}

function stepOf(random: SeededGenerator, deeds: Action[]): Step {
  const troubles: Fault[] = [];
  const targets = targetsOf[random.pick(deeds).does];
  if (random.chance(0.65)) troubles.push(kill(random, targets));
  if (random.chance(0.5)) troubles.push(randomFault(random, targets));
  return { actions: deeds, faults: troubles, hooks: random.pick(deliveries), insists: random.chance(0.5) };
}

function randomFault(random: SeededGenerator, { calls }: FaultTargets): Fault {
  const times = random.weighted([
    [3, 1],
    [2, 2],
    [1, 6],
  ]);
  const mishap = random.pick(callFaults);
  return {
    what: 'mishap',
    call: random.pick(calls),
    nth: random.weighted([
      [3, 1],
      [1, 2],
    ]),
    times,
    mishap,
  };
}

function kill(random: SeededGenerator, { calls, statements: named }: FaultTargets): Fault {
  const victim = random.weighted<Victim>([
    [5, 'server'],
    [2, 'database'],
    [1, 'both'],
  ]);
  const side = random.pick(['before', 'after', 'after'] as const);
  const nth = random.weighted([
    [8, 1],
    [2, 2],
    [1, random.whole(3, 8)],
  ]);
  return random.weighted<() => Fault>([
    [5, () => ({ what: 'kill at a statement', victim, side, named: random.pick(named), nth })],
    [3, () => ({ what: 'kill at a call', victim, side, call: random.pick(calls), nth: Math.min(nth, 2) })],
    [2, () => ({ what: 'kill after a while', victim, ms: random.whole(0, 400) })],
  ])();
}
