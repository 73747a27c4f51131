import { renderEmail } from '../layout/email-layout.ts';
import { formatUtcDate } from '../../../domain/format/dates.ts';
import type { QueuedEmail } from '../email.service.ts';

interface RemovedListing {
  id: number;
  name: string;
  /** Whether it is shown to renters. */
  listed: boolean;
  /** The day it is paid until, if it is not charged again. */
  until: Date | null;
  /** Whether the payment for the current month is refunded. */
  returned: boolean;
  /** When it was removed or restored: each time has its own email. */
  at: Date;
}

interface Recipient {
  email: string;
  operatorEmail: string;
  dashboardUrl: string;
}

const footer = 'You get this because you posted a listing with us.';

/** Returns the notice that staff removed a listing from the site. */
export function listingRemovedEmail(
  { id, name, returned, at }: RemovedListing,
  { email, operatorEmail }: Recipient,
): QueuedEmail {
  const letter = renderEmail({
    heading: `${name} has been removed`,
    parts: [
      { say: `We have taken your listing ${name} off the site. Renters do not see it any more.` },
      { say: 'What it costs each month ends with it: you will not be charged for it again.' },
      ...(returned ? [{ say: 'What you paid for the running month goes back to your card within some days.' }] : []),
      { say: 'If you think that this is a mistake, answer this mail and we will look at it together.' },
    ],
    footer,
  });
  const key = `removed:${id}:${at.toISOString()}`;
  return { key, to: email, replyTo: operatorEmail, subject: `Your listing has been removed: ${name}`, ...letter };
}

/** Returns the notice that a listing is restored. */
export function listingRestoredEmail(
  home: RemovedListing,
  { email, operatorEmail, dashboardUrl }: Recipient,
): QueuedEmail {
  const { id, name, at } = home;
  const letter = renderEmail({
    heading: `${name} is back`,
    parts: [
      { say: `Your listing ${name} had been removed, and is yours again. We are sorry for the trouble.` },
      { say: standing(home) },
      { button: { label: 'Your listings', url: dashboardUrl } },
    ],
    footer,
  });
  const key = `restored:${id}:${at.toISOString()}`;
  return { key, to: email, replyTo: operatorEmail, subject: `Your listing is back: ${name}`, ...letter };
}

function standing({ listed, until }: RemovedListing): string {
  if (!listed) return 'Its month is over: you can list it again from your dashboard.';
  return until
    ? `Renters find it until ${formatUtcDate(until, 'long')}, the day it is paid to. It is not charged again unless you list it again.`
    : 'Renters find it again.';
}
