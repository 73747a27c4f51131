import { formatCents } from '../format/money.ts';
import { MUTED_DAYS } from '../limits.ts';

interface ActionEffect {
  /** What happens, in order; it is shown first. */
  lines: readonly string[];
  needsReason: boolean;
}

export const REASON_NEEDED = 'Write the reason.';
export const CREDIT_NEEDED = 'Enter dollars from 1 to 500, such as 49 or 12.50.';

/** Returns the cents of a credit that staff give, $1 to $500; null for any other text. */
export function parseCreditCents(dollars: string): number | null {
  if (!/^\d{1,3}(\.\d\d)?$/.test(dollars.trim())) return null;
  const cents = Math.round(Number(dollars) * 100);
  return cents >= 100 && cents <= 50_000 ? cents : null;
}

/** Returns how much a refund gives back, and why it is less than what was paid. Cents. */
export const refundLine = ({ cents, spentCents }: { cents: number; spentCents: number }): string =>
  spentCents > 0
    ? `${formatCents(cents)} goes back to the card: ${formatCents(spentCents)} was credited for the same month and is spent.`
    : `${formatCents(cents)} goes back to the card.`;

const withReason = (...lines: string[]): ActionEffect => ({ lines, needsReason: true });
const withoutReason = (...lines: string[]): ActionEffect => ({ lines, needsReason: false });

const settled = (line: string): ActionEffect =>
  withReason(
    line,
    'Its open reports are settled.',
    'Landlord and confirmed reporters get an email; the landlord reads your note.',
  );

/** The effects of every action, by its permission (K42). */
export const actionEffects: Partial<Record<string, ActionEffect>> = {
  'review.approve': withoutReason(
    'A new listing is charged its first month within a minute and goes live.',
    'An edit is shown to renters at once.',
  ),
  'review.decline': withReason(
    'Nothing is charged, and the text does not go live.',
    'The landlord gets an email with your reason.',
  ),
  'listing.hide': withReason(
    'Renters no longer find the listing, its page says that it is gone, and nobody can contact it.',
    'Its landlord cannot show it again, and gets an email.',
    'Its subscription goes on and renews. Remove the listing to end it.',
  ),
  'listing.show': withReason(
    'Renters see the listing again, unless its landlord has marked it as rented.',
    'The landlord gets an email.',
  ),
  'listing.remove': withReason(
    'Renters no longer see the listing.',
    'Its subscription ends now; nothing is refunded.',
    'The landlord gets an email.',
  ),
  'listing.removeWithRefund': withReason(
    'Renters no longer see the listing.',
    'Its subscription ends now, and the current month is refunded if it was paid.',
    'The landlord gets an email.',
  ),
  'listing.restore': withReason(
    'Renters see the listing again until the day it is paid to; one that was hidden stays hidden.',
    'A refunded listing is expired instead; its landlord can publish it again.',
    'The landlord gets an email.',
  ),
  'lead.spam': withReason(
    "The lead moves to the landlord's spam; one that was not delivered is hidden.",
    'Frees its place in the lead cap, for at most three marks a month: a waiting lead may be sent.',
  ),
  'lead.notSpam': withReason(
    'A lead that was delivered returns to the inbox, and no email is sent; one that was not is sent or waits.',
  ),
  'email.resend': withoutReason(
    'An email that was given up is tried again for five days.',
    'One that was sent or rejected is sent once more to the same address.',
  ),
  'payment.refund': withReason(
    'What the invoice charged goes back to the card, and what it used of the credit to the credit; credit that was given for the same month is taken back.',
    'The ledger gets both entries. Listing and subscription go on.',
  ),
  'landlord.credit': withReason(
    'The amount is taken off the next invoices of the landlord. No money moves now.',
    'The ledger gets the entry. The landlord gets no email.',
  ),
  'landlord.end': withReason(
    'The account, its listings, leads and images are deleted. This cannot be undone.',
    'Its subscriptions end now; months that are paid are not refunded.',
    'The landlord gets an email.',
  ),
  'operations.retry': withoutReason(
    'Emails that were given up are tried again for five days.',
    'Everything else is tried again now.',
  ),
  'reports.fine': settled(`The listing stays as it is, and the same reason does not count for ${MUTED_DAYS} days.`),
  'reports.changed': settled('The listing stays; it was corrected.'),
  'reports.removed': settled('Only possible once the listing is removed.'),
};
