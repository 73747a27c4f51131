import { propertyTypeWithArticle } from '../../../../domain/billing/property-type-change.ts';
import { formatCents, formatDollars } from '../../../../domain/format/money.ts';
import { action, emailTo, facts } from '../../layout/email-layout.tsx';
import { formatUtcDate } from '../../../../domain/format/dates.ts';
import type { QueuedEmail } from '../../email.service.ts';

interface ChangedListing {
  name: string;
  type: number;
  /** Dollars per month. */
  price: number;
  until: Date;
  renews: boolean;
  /** The amount of the rest of the month that is credited; 0 if credit covered it, null if both property types cost the same. */
  creditedCents: number | null;
  /** The amount that is too small to charge and is added to the next bill. */
  nextBillCents: number;
  email: string;
  dashboardUrl: string;
}

function creditText({ creditedCents, nextBillCents }: ChangedListing): string {
  if (nextBillCents > 0) return ` We added ${formatCents(nextBillCents)} for the rest of this month to your next bill.`;
  if (creditedCents === null) return '';
  if (creditedCents === 0) return ' Your credit covered the difference for the rest of this month.';
  return ` We credited ${formatCents(creditedCents)}, the difference for the rest of this month, to your next bill.`;
}

/** Returns the notice that a listing's property type changed without a charge. */
export function propertyTypeChangedEmail(key: string, home: ChangedListing): QueuedEmail {
  const subject = `${home.name} is now listed as ${propertyTypeWithArticle(home.type)}`;
  const footer = 'You received this email because you pay for a listing with us.';
  return emailTo({ key: `property-type:${key}`, to: home.email }, { subject, footer }, [
    `You weren't charged for the change.${creditText(home)}`,
    facts([
      { label: 'Price', value: `${formatDollars(home.price)} per month` },
      { label: home.renews ? 'Renews' : 'Ends', value: formatUtcDate(home.until, 'long') },
    ]),
    action('Your listings', home.dashboardUrl),
  ]);
}
