import { formatUtcDate } from '../../../../domain/format/dates.ts';
import { FRESHNESS } from '../../../../domain/listings/freshness.ts';
import { DAY_MS } from '../../../../domain/time-spans.ts';
import { action, composeEmail, facts, type EmailContent } from '../../layout/email-layout.tsx';

interface StillAvailable {
  /** The listings that nobody confirmed for a month; `since`: when they were last confirmed, or published. */
  listings: readonly { name: string; since: Date; stale: boolean }[];
  url: string;
  queuedAt: Date;
}

/** The number of listings named; the rest are counted. */
const MAX_NAMED = 20;

/** Returns the email that asks a landlord whether listings are still available (K65). */
export function stillAvailableEmail({ listings, url, queuedAt }: StillAvailable): EmailContent {
  const isOne = listings.length === 1;
  const what = isOne ? (listings[0]?.name ?? '') : `your ${listings.length} listings`;
  const by = formatUtcDate(new Date(queuedAt.getTime() + FRESHNESS.stale * DAY_MS), 'long');
  const named = listings.slice(0, MAX_NAMED).map(({ name, since }) => ({
    label: name,
    value: `not confirmed since ${formatUtcDate(since, 'long')}`,
  }));
  const more = listings.length - named.length;
  const [be, they, them] = isOne ? ['Is', "it's", 'it'] : ['Are', "they're", 'them'];
  const when = listings.every(({ stale }) => stale) ? 'Until you confirm' : `If you don't confirm by ${by}`;
  const footer = "You received this email because you're the contact of a listing with us.";
  return composeEmail({ subject: `${be} ${what} still available?`, footer }, [
    `Renters see when you last confirmed that ${they} available.`,
    facts(more > 0 ? [...named, { label: 'And', value: `${more} more` }] : named),
    `${when}, renters find ${them} after confirmed listings, marked as not confirmed. Nothing else changes: we don't hide or cancel a listing because of this.`,
    action('Confirm availability', url),
    `This link works once for each listing and expires in ${FRESHNESS.link} days.`,
    "Already rented? Mark it as rented on your dashboard: renters no longer see it, and you aren't charged for another month.",
  ]);
}
