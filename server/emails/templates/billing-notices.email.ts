import { formatDollars } from '../../../domain/format/money.ts';
import { renderEmail } from '../layout/email-layout.ts';
import { formatUtcDate } from '../../../domain/format/dates.ts';
import type { QueuedEmail } from '../email.service.ts';
import type { BillingRecipient } from '../../modules/billing/notices/billing-recipient.ts';

const footer = 'You get this because you pay for a listing with us.';
const monthly = (dollars: number) => `${formatDollars(dollars)} a month`;

/** Returns the email key; each cancellation of a listing has its own email. */
export const endingEmailKey = (listing: number, cancelledAt: Date): string =>
  `ending:${listing}:${cancelledAt.toISOString()}`;

/** Returns the notice that a canceled listing is about to end. */
export function subscriptionEndingEmail(
  { id, cancelledAt, endsAt, price }: { id: number; cancelledAt: Date; endsAt: Date; price: number },
  { name, email, dashboardUrl, hidden }: BillingRecipient,
): QueuedEmail {
  const day = formatUtcDate(endsAt, 'long');
  const until = hidden ? `Renters do not see it any more, and it ends on ${day}.` : `Renters find it until ${day}.`;
  return {
    key: endingEmailKey(id, cancelledAt),
    to: email,
    subject: `${name} ends on ${day}`,
    ...renderEmail({
      heading: `${name} ends on ${day}`,
      parts: [
        { say: `You have cancelled it. ${until} Nothing more will be charged.` },
        {
          say: `If you would rather keep it, press “Keep it listed” on your dashboard before then: that costs nothing now, and it goes on for ${monthly(price)}.`,
        },
        { button: { label: 'Your listings', url: dashboardUrl } },
      ],
      footer,
    }),
  };
}

/** Returns the email key; each card has one email. `told`: the card with its expiry month. */
export const cardExpiryEmailKey = (account: number, told: string): string => `card-ends:${account}:${told}`;

/** A renewal that will be charged to a card that has expired by then. */
export interface UpcomingRenewal {
  name: string;
  at: Date;
  dollars: number;
}

/** The number of charges listed by name; the rest are counted. */
const MAX_LISTED = 6;

/** Returns the notice that the card on file expires before the upcoming charges. */
export function cardExpiryEmail(
  {
    account,
    told,
    lastDay,
    ended,
    charges,
  }: { account: number; told: string; lastDay: Date; ended: boolean; charges: readonly UpcomingRenewal[] },
  { email, dashboardUrl, card }: BillingRecipient,
): QueuedEmail {
  const day = formatUtcDate(lastDay, 'long');
  const what = card ?? 'card';
  const more = charges.length - MAX_LISTED;
  return {
    key: cardExpiryEmailKey(account, told),
    to: email,
    subject: `Your ${what} ${ended ? 'has expired' : 'expires soon'}`,
    ...renderEmail({
      heading: `Your ${what} ${ended ? 'expired' : 'expires'} on ${day}`,
      parts: [
        {
          say: `${charges.length === 1 ? 'This charge comes' : 'These charges come'} after that day. With another card ${charges.length === 1 ? 'it goes' : 'they go'} through, and nothing changes for you. Nothing is charged when you change it.`,
        },
        {
          facts: [
            ...charges.slice(0, MAX_LISTED).map(({ name, at, dollars }) => ({
              label: formatUtcDate(at, 'long'),
              value: `${formatDollars(dollars)} for ${name}`,
            })),
            ...(more > 0 ? [{ label: 'And', value: `${more} more` }] : []),
          ],
        },
        { button: { label: 'Change the card', url: `${dashboardUrl}#card` } },
        { say: 'If your bank has sent you a new card with the same number, put it in too: its month is another.' },
      ],
      footer,
    }),
  };
}

/** Returns the notice of a new price from a renewal on; a price that returns to the current one says that nothing changes. */
export function priceChangeEmail(
  { key, paid, price, from }: { key: string; paid: number; price: number; from: Date },
  { name, email, dashboardUrl, card }: BillingRecipient,
): QueuedEmail {
  const day = formatUtcDate(from, 'long');
  const stays = price === paid;
  const heading = stays ? `${name} stays at ${monthly(price)}` : `From ${day} ${name} costs ${monthly(price)}`;
  const until = `Until then it costs ${monthly(paid)} as before.`;
  return {
    key,
    to: email,
    subject: heading,
    ...renderEmail({
      heading,
      parts: [
        {
          say: stays
            ? 'We wrote that its price would change. It does not: you pay what you paid before.'
            : `The price of your listing changes. ${until}`,
        },
        ...(stays
          ? []
          : [
              {
                facts: [
                  { label: 'Now', value: monthly(paid) },
                  { label: `From ${day}`, value: monthly(price) },
                  ...(card ? [{ label: 'Charged to', value: card }] : []),
                ],
              },
              ...(price > paid
                ? [
                    {
                      say: `You do not have to do anything. If you would rather not go on, cancel on your dashboard before ${day}: the listing stays until that day, and nothing more is charged.`,
                    },
                  ]
                : [{ say: 'You do not have to do anything.' }]),
            ]),
        { button: { label: 'Your listings', url: dashboardUrl } },
      ],
      footer,
    }),
  };
}
