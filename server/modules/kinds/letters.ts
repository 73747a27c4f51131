import { kindWords } from '../../../domain/billing/kind-change.ts';
import { formatCents } from '../../../domain/billing/cents.ts';
import { formatDollars } from '../../../domain/money.ts';
import { writeLetter } from '../mail/letter.ts';
import { longDay } from '../mail/long-day.ts';
import type { QueuedLetter } from '../mail/mail.service.ts';

interface ChangedHome {
  name: string;
  type: number;
  /** Dollars a month. */
  price: number;
  until: Date;
  renews: boolean;
  /** What of the rest of the month is credited; 0 where credit has paid it, null where both kinds cost the same. */
  creditedCents: number | null;
  email: string;
  dashboardUrl: string;
}

function restWords(creditedCents: number | null): string {
  if (creditedCents === null) return '';
  if (creditedCents === 0) return ' Your credit has paid what the rest of this month costs more.';
  return ` ${formatCents(creditedCents)} that you had paid too much for the rest of this month is credited to your next bill.`;
}

/** A listing is of another kind, and nothing was charged for it. */
export function kindLetter(key: string, home: ChangedHome): QueuedLetter {
  const heading = `${home.name} is now listed as ${kindWords(home.type)}`;
  const { text, html } = writeLetter({
    heading,
    parts: [
      {
        say: `Nothing was charged for the change.${restWords(home.creditedCents)}`,
      },
      {
        facts: [
          { label: 'Price', value: `${formatDollars(home.price)} a month` },
          { label: home.renews ? 'Renews' : 'Ends', value: longDay(home.until) },
        ],
      },
      { button: { label: 'Your listings', url: home.dashboardUrl } },
    ],
    footer: 'You get this because you pay for a listing with us.',
  });
  return { key: `kind:${key}`, to: home.email, subject: heading, text, html };
}
