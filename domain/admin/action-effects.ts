import { MUTED_DAYS } from '../limits.ts';

/** What an action of the staff console does. */
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

const settled = (line: string): ActionEffect => ({
  lines: [
    line,
    'Its open reports are settled.',
    'Landlord and confirmed reporters get an email; the landlord reads your note.',
  ],
  needsReason: true,
});

/** The effects of every action, by its permission (K42). */
export const actionEffects: Partial<Record<string, ActionEffect>> = {
  'review.approve': {
    lines: [
      'A new listing is charged its first month within a minute and goes live.',
      'An edit is shown to renters at once.',
    ],
    needsReason: false,
  },
  'review.decline': {
    lines: ['Nothing is charged, and the text does not go live.', 'The landlord gets an email with your reason.'],
    needsReason: true,
  },
  'listing.hide': {
    lines: [
      'Renters no longer find the listing, its page says that it is gone, and nobody can contact it.',
      'Its landlord cannot show it again, and gets an email.',
      'Its subscription goes on and renews. Remove the listing to end it.',
    ],
    needsReason: true,
  },
  'listing.show': {
    lines: [
      'Renters see the listing again, unless its landlord has hidden it, too, or must confirm it.',
      'The landlord gets an email.',
    ],
    needsReason: true,
  },
  'listing.remove': {
    lines: [
      'Renters no longer see the listing.',
      'Its subscription ends now; nothing is refunded.',
      'The landlord gets an email.',
    ],
    needsReason: true,
  },
  'listing.removeWithRefund': {
    lines: [
      'Renters no longer see the listing.',
      'Its subscription ends now, and the current month is refunded if it was paid.',
      'The landlord gets an email.',
    ],
    needsReason: true,
  },
  'listing.restore': {
    lines: [
      'Renters see the listing again until the day it is paid to; one that was hidden stays hidden.',
      'A refunded listing is expired instead; its landlord can publish it again.',
      'The landlord gets an email.',
    ],
    needsReason: true,
  },
  'lead.spam': {
    lines: ['The landlord no longer sees the lead.', 'Its place in the lead cap is free: a waiting lead may be sent.'],
    needsReason: true,
  },
  'lead.notSpam': {
    lines: ['The lead is sent to the landlord, or waits like the others.'],
    needsReason: true,
  },
  'email.resend': {
    lines: [
      'An email that was given up is tried again for five days.',
      'One that was sent or rejected is sent once more to the same address.',
    ],
    needsReason: false,
  },
  'payment.refund': {
    lines: [
      'What the invoice charged goes back to the card, and what it used of the credit to the credit.',
      'The ledger gets both entries. Listing and subscription go on.',
    ],
    needsReason: true,
  },
  'landlord.credit': {
    lines: [
      'The amount is taken off the next invoices of the landlord. No money moves now.',
      'The ledger gets the entry. The landlord gets no email.',
    ],
    needsReason: true,
  },
  'landlord.end': {
    lines: [
      'The account, its listings, leads and images are deleted. This cannot be undone.',
      'Its subscriptions end now; months that are paid are not refunded.',
      'The landlord gets an email.',
    ],
    needsReason: true,
  },
  'operations.retry': {
    lines: ['Emails that were given up are tried again for five days.', 'Everything else is tried again now.'],
    needsReason: false,
  },
  'reports.fine': settled(`The listing stays as it is, and the same reason does not count for ${MUTED_DAYS} days.`),
  'reports.changed': settled('The listing stays; it was corrected.'),
  'reports.removed': settled('Only possible once the listing is removed.'),
};
