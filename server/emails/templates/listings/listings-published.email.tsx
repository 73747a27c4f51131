import { formatUtcDate } from '../../../../domain/format/dates.ts';
import { formatCents, formatDollars } from '../../../../domain/format/money.ts';
import { formatCount } from '../../../../domain/format/numbers.ts';
import type { QueuedEmail } from '../../email.service.ts';
import { action, emailTo, facts, Paragraph, TextLink } from '../../layout/email-layout.tsx';

/** A listing that was published with others. */
interface PublishedListing {
  name: string;
  /** What was charged for its first month, less credit. */
  chargedCents: number;
  /** Dollars a month. */
  price: number;
  renewsAt: Date;
}

/** The number of listings that are named; the rest are counted. */
const MAX_LISTED = 50;

/** Returns the one email about listings that were published together: that they are live, and the receipt of each. */
export function listingsPublishedEmail(
  key: string,
  listings: readonly PublishedListing[],
  { email, dashboardUrl, card }: { email: string; dashboardUrl: string; card: string | null },
): QueuedEmail {
  const count = formatCount(listings.length, 'listing');
  const isOne = listings.length === 1;
  const total = listings.reduce((sum, { chargedCents }) => sum + chargedCents, 0);
  const monthly = listings.reduce((sum, { price }) => sum + price, 0);
  const left = listings.length - MAX_LISTED;
  const [first] = listings;
  const footer = 'You received this email because you posted a listing with us.';
  const subject = isOne ? `Your listing is live: ${first?.name}` : `Your ${count} are live`;
  return emailTo({ key: `published:${key}`, to: email }, { subject, heading: subject, footer }, [
    `Renters can find ${isOne ? 'it' : 'them'} now. We send their requests to ${isOne ? "the listing's" : "each listing's"} contact email.`,
    facts([
      ...listings
        .slice(0, MAX_LISTED)
        .map(({ name, chargedCents }) => ({ label: formatCents(chargedCents), value: name })),
      ...(left > 0 ? [{ label: 'And', value: `${left} more` }] : []),
      { label: 'Total', value: `${formatCents(total)}, charged ${card ? `to your ${card}` : 'today'}` },
    ]),
    first &&
      `${isOne ? 'It renews' : 'They renew'} automatically on ${formatUtcDate(first.renewsAt, 'long')} for ${formatDollars(monthly)}${isOne ? '' : ' in total'}, and each month after that until canceled or marked as rented.`,
    action('Your listings', dashboardUrl),
    <Paragraph key="receipts">
      {isOne ? 'The receipt is' : 'The receipts are'} under{' '}
      <TextLink href={`${dashboardUrl}#payments`}>your payments</TextLink>.
    </Paragraph>,
  ]);
}
