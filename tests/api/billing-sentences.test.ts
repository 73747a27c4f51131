import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CreditUsed } from '../../client/features/posting/payment/order-summary.tsx';
import { emptyExampleDraft } from '../../client/features/posting/example-draft.fixture.ts';
import { OrderSummary } from '../../client/features/posting/payment/order-summary.tsx';
import { addMonthsToAnchor } from '../../domain/billing/billing-period.ts';
import { PRICE_NOTICE_MS } from '../../domain/billing/notices.ts';
import { UNTIL_STOPPED } from '../../domain/billing/renewal-terms.ts';
import { formatUtcDate } from '../../domain/format/dates.ts';
import { DAY_MS, MINUTE_MS } from '../../domain/time-spans.ts';
import { houseDraft } from '../setup/drafts.ts';
import { startListingLifecycle, type ListingLifecycle } from '../setup/listing-lifecycle.ts';
import { BillingStory, dayNumber } from './billing-story.fixture.ts';

/** Every sentence about money and dates that four landlords read in seven months, compared with the ledger (K24, K25, K60, K65). */
const START = new Date('2027-08-31T12:00:00Z');
const month = (count: number, days = 0) => new Date(addMonthsToAnchor(START, count).getTime() + days * DAY_MS);
const CREDIT_CENTS = 1333;

let life: ListingLifecycle;
let stories: Record<'idle' | 'cancels' | 'fails' | 'rents', BillingStory>;

beforeAll(async () => {
  life = await startListingLifecycle(START.toISOString(), { reminders: true });
  const start = async (name: string) => {
    const contact = { ...houseDraft([]).contact, email: `${name.toLowerCase()}@chittenden.example` };
    return new BillingStory(life, await life.landlord({ name: `${name} House`, contact }));
  };
  stories = {
    idle: await start('Idle'),
    cancels: await start('Elm'),
    fails: await start('Oak'),
    rents: await start('Ash'),
  };
  const { idle, cancels, fails, rents } = stories;
  const all = Object.values(stories);
  const [{ account } = { account: 0 }] = await life.app.rows<{ account: number }>(
    'select account_id::float8 as account from listing where id = $1',
    [idle.owner.id],
  );
  await life.app.services.billing.endings.giveCredit(account, CREDIT_CENTS, 'goodwill');
  const steps: [Date, (() => Promise<unknown>)?][] = [
    [month(1, -1)],
    [month(1, 10), () => Promise.all([cancels.act('cancel'), rents.act('rented')])],
    [month(1, 12), () => Promise.all([cancels.act('keep'), rents.act('available')])],
    [month(2, -1), () => life.bank(fails.owner.id, 'no')],
    [month(2, 0.1)],
    [month(2, 4), () => life.bank(fails.owner.id, 'yes')],
    [month(2, 6)],
    [month(3, 10), () => Promise.all([cancels.act('cancel'), rents.act('rented'), life.bank(fails.owner.id, 'no')])],
    [month(4, -1)],
    [month(4, 0.1)],
    [month(4, 4)],
    [month(4, 6)],
    [month(4, 7.1)],
    [month(5, 1)],
    [month(6), () => cancels.act('keep')],
    [month(7, 0.1)],
  ];
  for (const story of all) await story.observe();
  for (const [at, act] of steps) {
    await life.to(at);
    if (act) {
      for (const story of all) await story.observe();
      await life.to(life.clock.now(), MINUTE_MS / DAY_MS);
      await act();
      await life.to(life.clock.now());
    }
    for (const story of all) await story.observe();
  }
  for (const story of all) await story.settle();
}, 240_000);
afterAll(() => life.app.close());

type Day = number;
type Part = 'isActive' | 'isFound';

const monthlyCents = ({ bills }: BillingStory) => bills.at(-1)?.cents;
const on = <Each extends { at: Date }>(all: readonly Each[], day: Day) => all.filter(({ at }) => dayNumber(at) === day);
const isCharged = ({ charges }: BillingStory, day: Day, cents: number) =>
  on(charges, day).some((charge) => charge.cents === cents);
const isBilled = ({ bills }: BillingStory, day: Day, cents: number) =>
  on(bills, day).some((bill) => bill.cents === cents);
const isAttempted = ({ attempts }: BillingStory, day: Day) => attempts.some((at) => dayNumber(at) === day);

/** The month from that day is the next that is billed; none is if the landlord has decided so by then. */
function renews(story: BillingStory, at: Date, day: Day): boolean {
  if (day > dayNumber(life.clock.now())) return true;
  const next = story.bills.filter((bill) => bill.at > at && dayNumber(bill.at) <= day);
  return story.renewsOn(day) ? next.length === 1 && on(next, day).length === 1 : next.length === 0;
}

/** Each month in which it is active is followed by a bill, unless its landlord has decided otherwise. */
const renewsMonthly = (story: BillingStory) =>
  [1, 2, 3, 4, 5, 6].every((count) => {
    const day = dayNumber(month(count));
    const before = story.observations.findLast(({ at }) => dayNumber(at) < day);
    return !before?.isActive || on(story.bills, day).length === Number(story.renewsOn(day));
  });

const later = <Each extends { at: Date }>(story: BillingStory, all: readonly Each[], at: Date) =>
  all.filter((each) => each.at > at && each.at < story.nextDecision(at));

/** These hold until the landlord decides otherwise. */
const isNotCharged = (story: BillingStory, at: Date) => later(story, story.charges, at).length === 0;
const isHidden = (story: BillingStory, at: Date) =>
  later(story, story.observations, at).every(({ isFound }) => !isFound);
function lasts(story: BillingStory, at: Date, day: Day, part: Part = 'isActive'): boolean {
  if (dayNumber(story.nextDecision(at)) < day) return true;
  const seen = later(story, story.observations, at);
  const after = seen.filter((each) => dayNumber(each.at) >= day);
  return (
    seen.every((each) => dayNumber(each.at) >= day || each[part]) &&
    after[0]?.isActive === false &&
    isHidden(story, after[0].at)
  );
}
/** A past-due one lasts so long if it is not paid before. */
const graceLasts = (story: BillingStory, at: Date, day: Day) =>
  story.charges.some((charge) => charge.at > at && dayNumber(charge.at) <= day) || lasts(story, at, day, 'isFound');

function hasEnded(story: BillingStory, at: Date, day: Day, action?: string): boolean {
  const ended = story.observations.findIndex(({ isActive }) => !isActive);
  const [before, after] = story.observations.slice(ended - 1);
  if (!before || !after || dayNumber(before.at) < day - 1 || dayNumber(after.at) !== day) return false;
  return isHidden(story, at) && story.decisions.findLast((each) => each.at < after.at)?.action === action;
}

/**
 * What each sentence claims, as whether it agrees with what happened. A sentence about a date, an amount or a charge that
 * is not here fails the test, and so does one here that no landlord reads.
 */
const claims: Record<string, (story: BillingStory, at: Date, days: Day[], cents: number[]) => boolean | undefined> = {
  'Renews on {day} for {money}.': (s, at, [day = 0], [cents = 0]) =>
    renews(s, at, day) && (on(s.bills, day).length === 0 || isBilled(s, day, cents)),
  'Renews on {day} for {money}, less {money} of credit: {money}.': (
    s,
    at,
    [day = 0],
    [price = 0, credit = 0, cents = 0],
  ) => renews(s, at, day) && isCharged(s, day, cents) && price - credit === cents && price === monthlyCents(s),
  "Stays listed until {day}, and you won't be charged again.": (s, at, [day = 0]) =>
    lasts(s, at, day, 'isFound') && isNotCharged(s, at),
  'Marked as rented: not renewed.': isNotCharged,
  'Ends {day}.': (s, at, [day = 0]) => lasts(s, at, day) && isHidden(s, at),
  "It ended on {day}, and renters can't find it.": (s, at, [day = 0]) =>
    hasEnded(s, at, day, s.decisions.findLast((each) => each.at < at)?.action),
  'List it again for {money} a month.': (s, at, _, [cents = 0]) =>
    s.decisions.filter((each) => each.at > at).every((each) => isCharged(s, dayNumber(each.at), cents)) &&
    monthlyCents(s) === cents,
  "Its renewal wasn't paid.": ({ bills, charges }) => Number(bills.at(-1)?.at) > Number(charges.at(-1)?.at),
  "We couldn't charge {money} to your Visa ending {count}.": (s, at, _, [cents]) => {
    const [bill] = s.bills.filter((each) => each.at < at).slice(-1);
    return bill?.cents === cents && s.charges.every((charge) => charge.at < (bill?.at ?? at) || charge.at > at);
  },
  'Next attempt on {day}.': (s, _, [day = 0]) => isAttempted(s, day),
  'Without a payment, it expires on {day}.': (s, at, [day = 0]) => graceLasts(s, at, day),
  'Without it, the listing ends on {day}.': (s, at, [day = 0]) => graceLasts(s, at, day),
  // What an action changes, as its preview says.
  'Stays up until {day}, then ends': (s, at, [day = 0]) => lasts(s, at, day, 'isFound'),
  'Hidden from renters; not charged on {day}, when it ends': (s, at, [day = 0]) =>
    lasts(s, at, day) && isNotCharged(s, at),
  'Renters see it again; it renews on {day}': (s, at, [day = 0]) => renews(s, at, day),
  // Emails.
  'Price: {money} per month': (s, _, __, [cents]) => monthlyCents(s) === cents,
  'Renews: {day}': (s, at, [day = 0]) => renews(s, at, day),
  'Receipt for {name}: {money}': (s, at, _, [cents = 0]) => isCharged(s, dayNumber(at), cents),
  'Receipt for {name}: {money}.': (s, at, _, [cents = 0]) => isCharged(s, dayNumber(at), cents),
  'Receipt: {money}': (s, at, _, [cents = 0]) => isCharged(s, dayNumber(at), cents),
  'Paid: {money}': (s, at, _, [cents = 0]) => isCharged(s, dayNumber(at), cents),
  'House listing, one month: {money}': (s, at, _, [cents]) => monthlyCents(s) === cents,
  'Your credit: -{money}': (s, at, _, [cents = 0]) => isCharged(s, dayNumber(at), (monthlyCents(s) ?? 0) - cents),
  'Date: {day}': (s, at, [day = 0]) => day === dayNumber(at) && on(s.charges, day).length === 1,
  'Next charge: {day}': (s, at, [day = 0]) => renews(s, at, day),
  'Listings renew automatically each month until canceled or marked as rented.': renewsMonthly,
  "Renters can find it until {day}, and you won't be charged again.": (s, at, [day = 0]) =>
    lasts(s, at, day, 'isFound') && isNotCharged(s, at),
  'It costs nothing now, and the listing renews on {day} at {money} per month.': (s, at, [day = 0], [cents]) =>
    renews(s, at, day) && monthlyCents(s) === cents,
  '{name} ends on {day}': (s, at, [day = 0]) => lasts(s, at, day),
  'Renters can find it until {day}.': (s, at, [day = 0]) => lasts(s, at, day, 'isFound'),
  "It's hidden from renters and ends on {day}.": (s, at, [day = 0]) => lasts(s, at, day) && isHidden(s, at),
  "You won't be charged again.": isNotCharged,
  'It costs nothing now, and renews at {money} per month.': (s, _, __, [cents]) => monthlyCents(s) === cents,
  'Your listing {name} ended on {day} because it was canceled.': (s, at, [day = 0]) => hasEnded(s, at, day, 'cancel'),
  'Your listing {name} ended on {day} because it was marked as rented.': (s, at, [day = 0]) =>
    hasEnded(s, at, day, 'rented'),
  "Renters can no longer find it, and you won't be charged again.": (s, at) => isHidden(s, at) && isNotCharged(s, at),
  "We'll try your card again on {day}.": (s, _, [day = 0]) => isAttempted(s, day),
  "We'll try your card one last time on {day}.": (s, _, [day = 0]) =>
    isAttempted(s, day) && s.attempts.every((at) => dayNumber(at) <= day),
  'Next attempt: {day}': (s, _, [day = 0]) => isAttempted(s, day),
  'Due: {money} for the month from {day}': (s, _, [day = 0], [cents = 0]) => isBilled(s, day, cents),
  'Your listing stays visible to renters until {day}.': (s, at, [day = 0]) => graceLasts(s, at, day),
  'Payment failed again for {name}: it stays until {day}': (s, at, [day = 0]) => graceLasts(s, at, day),
  'Listed until: {day}': (s, at, [day = 0]) => graceLasts(s, at, day),
  "We couldn't charge your Visa ending {count} for the month from {day}, so the listing ended on {day}.": (
    s,
    at,
    [from = 0, day = 0],
  ) => on(s.bills, from).length === 1 && on(s.charges, from).length === 0 && hasEnded(s, at, day),
  'The payment that had failed went through: {name} stays listed.': (s, at) =>
    on(s.charges, dayNumber(at)).length === 1 && later(s, s.observations, at)[0]?.isFound,
  // Silence changes the order and the label, and nothing else (K65).
  '{name}: not confirmed since {day}': (s, _, [day]) => s !== stories.idle || day === dayNumber(START),
  "If you don't confirm by {day}, renters find it after confirmed listings, marked as not confirmed.": (
    s,
    at,
    [day = 0],
  ) =>
    s !== stories.idle ||
    s.observations
      .filter((each) => each.at > at && dayNumber(each.at) !== day)
      .every((each) => Boolean(each.freshness?.startsWith('Not ')) === dayNumber(each.at) > day),
  'Until you confirm, renters find it after confirmed listings, marked as not confirmed.': (s, at) =>
    s !== stories.idle || s.observations.every((each) => each.at <= at || each.freshness?.startsWith('Not ')),
  "Nothing else changes: we don't hide or cancel a listing because of this.": (s) =>
    s !== stories.idle || s.observations.every(({ isFound }) => isFound),
  "Mark it as rented on your dashboard: renters no longer see it, and you aren't charged for another month.": () => {
    const marked = stories.rents.decisions.findLast(({ action }) => action === 'rented')?.at ?? START;
    return isHidden(stories.rents, marked) && isNotCharged(stories.rents, marked);
  },
};

const MONTHS = Array.from({ length: 12 }, (_, index) =>
  formatUtcDate(Date.UTC(2027, index, 1), 'day').replace(' 1', ''),
);
const tokens = { day: `(?:${MONTHS.join('|')}) \\d{1,2}(?:, \\d{4})?`, money: '\\$[\\d.,]*\\d', count: '\\d+' };
const ABOUT_MONEY = new RegExp(`${tokens.day}|${tokens.money}|charged (?:again|on|for)|renew`, 'i');

/** Returns a sentence with its days, amounts and counts as tokens, and these. A day without a year is in that of `at`. */
function template(text: string, at: Date) {
  const days: Day[] = [];
  const cents: number[] = [];
  const form = text.replaceAll(
    new RegExp(`(${tokens.day})|(${tokens.money})|\\b${tokens.count}\\b`, 'g'),
    (found, day, money) => {
      if (day) days.push(dayNumber(/\d{4}/.test(found) ? found : `${found}, ${at.getUTCFullYear()}`));
      if (money) cents.push(Math.round(Number(found.replaceAll(/[$,]/g, '')) * 100));
      return day ? '{day}' : money ? '{money}' : '{count}';
    },
  );
  return { form, days, cents };
}

it('says nothing about money or dates that does not happen', () => {
  const unknown = new Set<string>();
  const untrue: unknown[] = [];
  const used = new Set<string>();
  for (const [who, story] of Object.entries(stories))
    for (const { at, source, text } of story.sentences) {
      const { form, days, cents } = template(text, at);
      const claim = claims[form];
      if (!claim && ABOUT_MONEY.test(text)) unknown.add(`${source}: ${form}`);
      if (!claim) continue;
      used.add(form);
      if (!claim(story, at, days, cents)) untrue.push([who, at.toISOString(), source, text]);
    }
  expect({ unknown: [...unknown], untrue, unused: Object.keys(claims).filter((form) => !used.has(form)) }).toEqual({
    unknown: [],
    untrue: [],
    unused: [],
  });
});

it('has a receipt for each charge, and an invoice that says that it was not charged for each other bill', async () => {
  for (const story of Object.values(stories)) {
    const receipts = await story.receipts();
    expect(receipts.map(({ billedAt, amountCents }) => [new Date(billedAt), amountCents])).toEqual(
      story.bills.map(({ at, cents }) => [at, cents]),
    );
    for (const { pdf, state, amountCents, periodEnd } of receipts) {
      const [, total = ''] = /Total \(USD\)\n\$([\d.]+)/.exec(pdf) ?? [];
      expect(Math.round(Number(total) * 100)).toBe(amountCents);
      const [, from = '', to = ''] = /Period\n(.+) to (.+)/.exec(pdf) ?? [];
      expect(isBilled(story, dayNumber(from), amountCents)).toBe(true);
      const [, paidOn] = /Paid on\n(.+)/.exec(pdf) ?? [];
      if (paidOn === undefined) {
        expect([state, pdf]).toEqual(['voided', expect.stringMatching(/^Invoice\n[^]*Status\nNot charged\n/)]);
        expect(on(story.charges, dayNumber(from))).toEqual([]);
      } else {
        expect([state, pdf]).toEqual(['paid', expect.stringMatching(/^Receipt\n[^]*Status\nPaid\n/)]);
        expect(isCharged(story, dayNumber(paidOn), amountCents)).toBe(true);
        // The day to which it is paid is the day of the next bill, or of the end.
        expect(renews(story, new Date(new Date(periodEnd).getTime() - DAY_MS), dayNumber(to))).toBe(true);
      }
    }
  }
});

describe('what is said in advance', () => {
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  /** Returns the text of a file without tags and line ends. */
  const prose = (file: string) =>
    read(file)
      .replaceAll(/<[^>]+>|\{' '\}/g, ' ')
      .replaceAll('{UNTIL_STOPPED}', UNTIL_STOPPED)
      .replaceAll('&apos;', "'")
      .replaceAll(/\s+/g, ' ');
  const terms = prose('client/features/legal/terms-screen.tsx');
  const numbers: Record<string, number> = { seven: 7 };
  /** Returns the groups of a sentence, and fails when it is gone. */
  function groups(text: string, sentence: RegExp): string[] {
    expect(text).toMatch(sentence);
    return sentence.exec(text)?.slice(1) ?? [];
  }
  const rendered = (part: Parameters<typeof renderToStaticMarkup>[0]) =>
    renderToStaticMarkup(part)
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  const cents = (dollars = '') => Math.round(Number(dollars) * 100);

  it('in step 3 is what is charged that day and each month, less credit', () => {
    const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
    const order = createElement(OrderSummary, { draft: emptyExampleDraft, price: 29, logged: 0 });
    const summary = rendered(createElement(() => ApolloProvider({ client, children: order })));
    const [today, monthly] = groups(
      summary,
      /DUE TODAY \$([\d.]+) Then \$([\d.]+) each month until you cancel it or mark it as rented\. You can do both at any time\./,
    );
    for (const story of Object.values(stories)) expect(isCharged(story, dayNumber(START), cents(today))).toBe(true);
    expect(Object.values(stories).map(monthlyCents)).toEqual([1, 2, 3, 4].map(() => cents(monthly)));
    expect(Object.values(stories).filter(renewsMonthly)).toHaveLength(4);
    const [less] = groups(
      rendered(createElement(CreditUsed, { price: 29, creditCents: CREDIT_CENTS })),
      /\$([\d.]+) is charged today \( ?\$29 less \$13\.33 of credit\)/,
    );
    expect(isCharged(stories.idle, dayNumber(month(1)), cents(less))).toBe(true);
  });

  it('about the renewal of listings', () => {
    expect(prose('README.md')).toContain('pays a monthly fee that renews until canceled or marked as rented,');
    expect(read('client/features/posting/payment-screen.tsx')).toContain(
      'lead="Listings renew automatically each month until canceled."',
    );
    groups(
      terms,
      /It is charged when the listing is published and renews every month on the same day, or on the last day of a shorter month, until you cancel it or mark it as rented\./,
    );
    const days = stories.idle.charges.map(({ at }) => at.getUTCDate());
    const lastDays = [0, 1, 2, 3, 4, 5, 6, 7].map((count) => month(count).getUTCDate());
    expect(days).toEqual(lastDays);
  });

  it('about the end of listings', () => {
    const [grace = ''] = groups(
      terms,
      /If a renewal fails, we try your card again for (\w+) days\. Then the listing ends\./,
    );
    const { fails, cancels, rents } = stories;
    const due = dayNumber(month(4));
    expect(hasEnded(fails, month(5), due + (numbers[grace] ?? 0))).toBe(true);
    expect(Math.max(...fails.attempts.map(dayNumber)) - due).toBe(numbers[grace]);
    groups(
      terms,
      /The listing then stays up until the end of the paid month, or ends at once if its last renewal failed, and you aren't charged again\./,
    );
    expect(hasEnded(cancels, month(5), due, 'cancel') && isNotCharged(cancels, month(3, 11))).toBe(true);
    groups(
      terms,
      /A listing that you mark as rented is hidden at once\. It isn't charged for another month while it is marked, and ends with the paid month unless you show it again before\./,
    );
    expect(
      hasEnded(rents, month(5), due, 'rented') && isHidden(rents, month(3, 11)) && isNotCharged(rents, month(3, 11)),
    ).toBe(true);
    const [notice = ''] = groups(terms, /We announce a higher price by email at least (\w+) days before the renewal/);
    expect(PRICE_NOTICE_MS / DAY_MS).toBe(numbers[notice]);
    const gaps = groups(
      read('docs/payments.md'),
      /not Smart Retries: (\d) days after the first attempt, then (\d), then (\d) \(/,
    ).map(Number);
    const attempts = fails.attempts
      .map(dayNumber)
      .filter((day) => day >= due)
      .toSorted((one, other) => one - other);
    expect(attempts.slice(1).map((day, index) => day - (attempts[index] ?? 0))).toEqual(gaps);
  });
});
