import { propertyTypeWithArticle } from '../../../domain/billing/property-type-change.ts';
import { formatCents, formatDollars } from '../../../domain/format/money.ts';
import { renderEmail } from '../layout/email-layout.ts';
import { formatUtcDate } from '../../../domain/format/dates.ts';
import type { QueuedEmail } from '../email.service.ts';

interface ChangedListing {
  name: string;
  type: number;
  /** Dollars per month. */
  price: number;
  until: Date;
  renews: boolean;
  /** The amount of the rest of the month that is credited; 0 if credit covered it, null if both property types cost the same. */
  creditedCents: number | null;
  email: string;
  dashboardUrl: string;
}

function creditText(creditedCents: number | null): string {
  if (creditedCents === null) return '';
  if (creditedCents === 0) return ' Your credit has paid what the rest of this month costs more.';
  return ` ${formatCents(creditedCents)} that you had paid too much for the rest of this month is credited to your next bill.`;
}

/** Returns the notice that a listing's property type changed without a charge. */
export function propertyTypeChangedEmail(key: string, home: ChangedListing): QueuedEmail {
  const heading = `${home.name} is now listed as ${propertyTypeWithArticle(home.type)}`;
  const { text, html } = renderEmail({
    heading,
    parts: [
      {
        say: `Nothing was charged for the change.${creditText(home.creditedCents)}`,
      },
      {
        facts: [
          { label: 'Price', value: `${formatDollars(home.price)} a month` },
          { label: home.renews ? 'Renews' : 'Ends', value: formatUtcDate(home.until, 'long') },
        ],
      },
      { button: { label: 'Your listings', url: home.dashboardUrl } },
    ],
    footer: 'You get this because you pay for a listing with us.',
  });
  return { key: `kind:${key}`, to: home.email, subject: heading, text, html };
}
