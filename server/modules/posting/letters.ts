import { formatDollars } from '../../../domain/money.ts';
import { writeLetter } from '../mail/letter.ts';
import { longDay } from '../mail/long-day.ts';
import type { QueuedLetter } from '../mail/mail.service.ts';

interface LiveHome {
  id: number;
  name: string;
  /** The home's page. */
  url: string;
  dashboardUrl: string;
  email: string;
  price: number;
  renewsAt: Date;
  /** The listing was there before and is back. */
  again: boolean;
}

/** “Your listing is live”, to the account's e-mail. `key` is the try that paid for it. */
export function liveLetter(key: string, home: LiveHome): QueuedLetter {
  const { text, html } = writeLetter({
    heading: home.again ? `${home.name} is live again` : `${home.name} is live`,
    parts: [
      { say: 'Renters find it from now on. Their requests come to the contact e-mail of the listing.' },
      {
        facts: [
          { label: 'Price', value: `${formatDollars(home.price)} a month` },
          { label: 'Renews', value: longDay(home.renewsAt) },
        ],
      },
      { button: { label: 'See your listing', url: home.url } },
      { say: `You can edit or cancel it at any time: ${home.dashboardUrl}` },
    ],
    footer: 'You get this because you posted a listing with us.',
  });
  return { key: `live:${key}`, to: home.email, subject: `Your listing is live: ${home.name}`, text, html };
}
