import { formatDollars } from '../../../../domain/format/money.ts';
import { action, emailTo, facts } from '../../layout/email-layout.tsx';
import { formatUtcDate } from '../../../../domain/format/dates.ts';
import type { QueuedEmail } from '../../email.service.ts';
import type { BillingRecipient } from '../../../modules/billing/notices/billing-recipient.ts';

const footer = 'You received this email because you pay for a listing with us.';
const monthly = (dollars: number) => `${formatDollars(dollars)} per month`;

/** Returns the email key; each time that a listing's renewal is stopped has its own email. */
export const endingEmailKey = (listing: number, stoppedAt: Date): string =>
  `ending:${listing}:${stoppedAt.toISOString()}`;

/** Returns the notice that a listing is about to end because it was canceled or marked as rented. */
export function subscriptionEndingEmail(
  {
    id,
    stoppedAt,
    endsAt,
    price,
    rented,
  }: { id: number; stoppedAt: Date; endsAt: Date; price: number; rented: boolean },
  { name, email, dashboardUrl, hidden }: BillingRecipient,
): QueuedEmail {
  const day = formatUtcDate(endsAt, 'long');
  const until = hidden ? `It's hidden from renters and ends on ${day}.` : `Renters can find it until ${day}.`;
  const reason = rented ? 'You marked this listing as rented.' : 'You canceled this listing.';
  return emailTo({ key: endingEmailKey(id, stoppedAt), to: email }, { subject: `${name} ends on ${day}`, footer }, [
    `${reason} ${until} You won't be charged again.`,
    rented
      ? `Is it available again? Choose "Show again" on your dashboard before then. It costs nothing now, and renews at ${monthly(price)}.`
      : `Changed your mind? Choose "Keep it listed" on your dashboard before then. It costs nothing now, and renews at ${monthly(price)}.`,
    action('Your listings', dashboardUrl),
  ]);
}

/** Returns the email key; each card has one email. `cardKey`: the card with its expiry month. */
export const cardExpiryEmailKey = (account: number, cardKey: string): string => `card-ends:${account}:${cardKey}`;

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
    cardKey,
    lastDay,
    ended,
    charges,
  }: { account: number; cardKey: string; lastDay: Date; ended: boolean; charges: readonly UpcomingRenewal[] },
  { email, dashboardUrl, card }: BillingRecipient,
): QueuedEmail {
  const day = formatUtcDate(lastDay, 'long');
  const what = card ?? 'card';
  const more = charges.length - MAX_LISTED;
  const isOne = charges.length === 1;
  const items = charges.slice(0, MAX_LISTED).map(({ name, at, dollars }) => ({
    label: formatUtcDate(at, 'long'),
    value: `${formatDollars(dollars)} for ${name}`,
  }));
  const subject = `Your ${what} ${ended ? 'has expired' : 'expires soon'}`;
  const heading = `Your ${what} ${ended ? 'expired' : 'expires'} on ${day}`;
  return emailTo({ key: cardExpiryEmailKey(account, cardKey), to: email }, { subject, heading, footer }, [
    `${isOne ? 'This charge is' : 'These charges are'} due after that day. Add another card so ${isOne ? 'it goes' : 'they go'} through. You won't be charged when you change the card.`,
    facts(more > 0 ? [...items, { label: 'And', value: `${more} more` }] : items),
    action('Change card', `${dashboardUrl}#card`),
    'Did your bank send a new card with the same number? Enter it again: its expiration date is new.',
  ]);
}

/** Returns the notice of a new price from a renewal on; a price that returns to the current one says that nothing changes. */
export function priceChangeEmail(
  { key, paid, price, from }: { key: string; paid: number; price: number; from: Date },
  { name, email, dashboardUrl, card }: BillingRecipient,
): QueuedEmail {
  const day = formatUtcDate(from, 'long');
  const stays = price === paid;
  const subject = stays ? `${name} stays at ${monthly(price)}` : `From ${day}, ${name} costs ${monthly(price)}`;
  const change = [
    `The price of your listing is changing. Until then, you pay ${monthly(paid)} as before.`,
    facts([
      { label: 'Now', value: monthly(paid) },
      { label: `From ${day}`, value: monthly(price) },
      ...(card ? [{ label: 'Charged to', value: card }] : []),
    ]),
    price > paid
      ? `You don't have to do anything. If you'd rather not continue, cancel on your dashboard before ${day}: your listing stays up until the end of the month that you've paid for by then, and you won't be charged again.`
      : "You don't have to do anything.",
  ];
  return emailTo({ key, to: email }, { subject, footer }, [
    ...(stays ? ["We told you its price would change. It won't: you'll keep paying what you pay now."] : change),
    action('Your listings', dashboardUrl),
  ]);
}
