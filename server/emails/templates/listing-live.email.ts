import { formatDollars } from '../../../domain/format/money.ts';
import { renderEmail } from '../layout/email-layout.ts';
import { formatUtcDate } from '../../../domain/format/dates.ts';
import type { QueuedEmail } from '../email.service.ts';

interface LiveListing {
  id: number;
  name: string;
  /** The URL of the listing's page. */
  url: string;
  dashboardUrl: string;
  email: string;
  price: number;
  renewsAt: Date;
  /** Whether the listing was published before and is restored. */
  again: boolean;
}

/** Returns the "Your listing is live" email to the account's address. `key` is the publish intent that paid for it. */
export function listingLiveEmail(key: string, home: LiveListing): QueuedEmail {
  const { text, html } = renderEmail({
    heading: home.again ? `${home.name} is live again` : `${home.name} is live`,
    parts: [
      { say: 'Renters find it from now on. Their requests come to the contact e-mail of the listing.' },
      {
        facts: [
          { label: 'Price', value: `${formatDollars(home.price)} a month` },
          { label: 'Renews', value: formatUtcDate(home.renewsAt, 'long') },
        ],
      },
      { button: { label: 'See your listing', url: home.url } },
      { say: `You can edit or cancel it at any time: ${home.dashboardUrl}` },
    ],
    footer: 'You get this because you posted a listing with us.',
  });
  return { key: `live:${key}`, to: home.email, subject: `Your listing is live: ${home.name}`, text, html };
}
