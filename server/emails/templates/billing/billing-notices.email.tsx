import { formatDollars } from '../../../../domain/format/money.ts';
import { ActionButton, EmailLayout, Facts, Paragraph, renderEmail } from '../../layout/email-layout.tsx';
import { formatUtcDate } from '../../../../domain/format/dates.ts';
import type { QueuedEmail } from '../../email.service.ts';
import type { BillingRecipient } from '../../../modules/billing/notices/billing-recipient.ts';

const footer = 'You received this email because you pay for a listing with us.';
const monthly = (dollars: number) => `${formatDollars(dollars)} per month`;

/** Returns the email key; each cancellation of a listing has its own email. */
export const endingEmailKey = (listing: number, cancelledAt: Date): string =>
  `ending:${listing}:${cancelledAt.toISOString()}`;

/** Returns the notice that a canceled listing is about to end. */
export function subscriptionEndingEmail(
  {
    id,
    cancelledAt,
    endsAt,
    price,
    unconfirmed = false,
  }: { id: number; cancelledAt: Date; endsAt: Date; price: number; unconfirmed?: boolean },
  { name, email, dashboardUrl, hidden }: BillingRecipient,
): QueuedEmail {
  const day = formatUtcDate(endsAt, 'long');
  const until = hidden ? `It's hidden from renters and ends on ${day}.` : `Renters can find it until ${day}.`;
  const subject = `${name} ends on ${day}`;
  return {
    key: endingEmailKey(id, cancelledAt),
    to: email,
    subject,
    ...renderEmail(
      <EmailLayout heading={subject} footer={footer}>
        <Paragraph>{`${unconfirmed ? "You didn't confirm that this listing is available, so it doesn't renew." : 'You canceled this listing.'} ${until} You won't be charged again.`}</Paragraph>
        <Paragraph>
          {unconfirmed
            ? `Still available? Confirm it on your dashboard before then: renters see it again, and it renews at ${monthly(price)}.`
            : `Changed your mind? Choose "Keep it listed" on your dashboard before then. It costs nothing now, and renews at ${monthly(price)}.`}
        </Paragraph>
        <ActionButton href={dashboardUrl}>Your listings</ActionButton>
      </EmailLayout>,
    ),
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
  const items = charges.slice(0, MAX_LISTED).map(({ name, at, dollars }) => ({
    label: formatUtcDate(at, 'long'),
    value: `${formatDollars(dollars)} for ${name}`,
  }));
  return {
    key: cardExpiryEmailKey(account, told),
    to: email,
    subject: `Your ${what} ${ended ? 'has expired' : 'expires soon'}`,
    ...renderEmail(
      <EmailLayout heading={`Your ${what} ${ended ? 'expired' : 'expires'} on ${day}`} footer={footer}>
        <Paragraph>
          {`${charges.length === 1 ? 'This charge is' : 'These charges are'} due after that day. Add another card so ${charges.length === 1 ? 'it goes' : 'they go'} through. You won't be charged when you change the card.`}
        </Paragraph>
        <Facts items={more > 0 ? [...items, { label: 'And', value: `${more} more` }] : items} />
        <ActionButton href={`${dashboardUrl}#card`}>Change card</ActionButton>
        <Paragraph>
          Did your bank send a new card with the same number? Enter it again: its expiration date is new.
        </Paragraph>
      </EmailLayout>,
    ),
  };
}

/** Returns the notice of a new price from a renewal on; a price that returns to the current one says that nothing changes. */
export function priceChangeEmail(
  { key, paid, price, from }: { key: string; paid: number; price: number; from: Date },
  { name, email, dashboardUrl, card }: BillingRecipient,
): QueuedEmail {
  const day = formatUtcDate(from, 'long');
  const stays = price === paid;
  const subject = stays ? `${name} stays at ${monthly(price)}` : `From ${day}, ${name} costs ${monthly(price)}`;
  const facts = [
    { label: 'Now', value: monthly(paid) },
    { label: `From ${day}`, value: monthly(price) },
    ...(card ? [{ label: 'Charged to', value: card }] : []),
  ];
  return {
    key,
    to: email,
    subject,
    ...renderEmail(
      <EmailLayout heading={subject} footer={footer}>
        {stays ? (
          <Paragraph>We told you its price would change. It won't: you'll keep paying what you pay now.</Paragraph>
        ) : (
          <>
            <Paragraph>{`The price of your listing is changing. Until then, you pay ${monthly(paid)} as before.`}</Paragraph>
            <Facts items={facts} />
            <Paragraph>
              {price > paid
                ? `You don't have to do anything. If you'd rather not continue, cancel on your dashboard before ${day}: your listing stays up until that day, and you won't be charged again.`
                : "You don't have to do anything."}
            </Paragraph>
          </>
        )}
        <ActionButton href={dashboardUrl}>Your listings</ActionButton>
      </EmailLayout>,
    ),
  };
}
