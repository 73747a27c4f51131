import { action, composeEmail, facts, Paragraph, TextLink } from '../../layout/email-layout.tsx';
import { formatUtcDate } from '../../../../domain/format/dates.ts';
import type { QueuedEmail } from '../../email.service.ts';
import { formatDollars } from '../../../../domain/format/money.ts';

interface RemovedListing {
  id: number;
  name: string;
  listed: boolean;
  /** The day it is paid until, if it is not charged again. */
  until: Date | null;
  /** Whether the payment for the current month is refunded. */
  returned: boolean;
  hidden: boolean;
  /** When it was removed or restored: each time has its own email. */
  at: Date;
}

interface Recipient {
  email: string;
  operatorEmail: string;
  dashboardUrl: string;
}

const footer = 'You received this email because you posted a listing with us.';

/** Returns the notice that staff removed a listing from the site. */
export function listingRemovedEmail(
  { id, name, returned, at }: RemovedListing,
  { email, operatorEmail }: Recipient,
): QueuedEmail {
  const subject = `Your listing has been removed: ${name}`;
  const content = composeEmail({ subject, heading: `${name} has been removed`, footer }, [
    `We removed your listing ${name} from the site. Renters can no longer see it.`,
    "Its subscription has ended: you won't be charged for it again.",
    returned && "We're refunding your payment for the current month. Another email says how much, once it's done.",
    "If you think this is a mistake, reply to this email and we'll look into it.",
  ]);
  return { key: `removed:${id}:${at.toISOString()}`, to: email, replyTo: operatorEmail, ...content };
}

/** Returns the notice that staff hid a listing, or show it again. */
export function listingHiddenEmail(
  { id, name, hidden, at }: RemovedListing,
  { email, operatorEmail, dashboardUrl }: Recipient,
): QueuedEmail {
  const state = hidden ? 'is hidden' : 'is no longer hidden';
  const texts = hidden
    ? [
        `We hid your listing ${name}. Renters can't find or contact it while we look into it.`,
        'Its subscription goes on. You can cancel it from your dashboard.',
        'If you think this is a mistake, reply to this email.',
      ]
    : [`We no longer hide your listing ${name}. Your dashboard says whether renters can find it.`];
  const content = composeEmail({ subject: `Your listing ${state}: ${name}`, heading: `${name} ${state}`, footer }, [
    ...texts,
    action('Your listings', dashboardUrl),
  ]);
  return { key: `hidden:${id}:${at.toISOString()}`, to: email, replyTo: operatorEmail, ...content };
}

/** Returns the notice that a listing is restored. */
export function listingRestoredEmail(
  home: RemovedListing,
  { email, operatorEmail, dashboardUrl }: Recipient,
): QueuedEmail {
  const { id, name, at } = home;
  const content = composeEmail({ subject: `Your listing is back: ${name}`, heading: `${name} is back`, footer }, [
    `We restored your listing ${name}, which we had removed. Sorry for the inconvenience.`,
    statusText(home),
    action('Your listings', dashboardUrl),
  ]);
  return { key: `restored:${id}:${at.toISOString()}`, to: email, replyTo: operatorEmail, ...content };
}

function statusText({ listed, until }: RemovedListing): string {
  if (!listed) return 'The month you paid for is over. You can list it again from your dashboard.';
  return until
    ? `Renters can find it until ${formatUtcDate(until, 'long')}, the end of the period you paid for. You won't be charged again unless you list it again.`
    : 'Renters can find it again.';
}

/** Returns the email to a landlord whose listing was lost when the site was restored from a backup. */
export function lostListingEmail(
  subscription: string,
  { email, operatorEmail, baseUrl }: Omit<Recipient, 'dashboardUrl'> & { baseUrl: string },
): QueuedEmail {
  const content = composeEmail(
    {
      subject: 'We lost your new listing and refunded your payment',
      heading: 'We lost your new listing',
      footer: 'You received this email because you paid for a listing with us.',
    },
    [
      'After a technical failure we had to restore our site from a backup. The listing you published after that backup could not be saved. We are sorry.',
      'We canceled its subscription and refunded everything you paid for it. The refund takes a few days to reach your card.',
      'You can post the listing again at any time. If you have questions, reply to this email.',
      action('Post your listing again', `${baseUrl}/post/step-1`),
    ],
  );
  return { key: `lost-listing:${subscription}`, to: email, replyTo: operatorEmail, ...content };
}

interface LiveListing {
  id: number;
  name: string;
  url: string;
  dashboardUrl: string;
  email: string;
  price: number;
  renewsAt: Date;
  /** Whether the listing was published before and is restored. */
  again: boolean;
  /** Whether staff hid it during the payment. */
  hidden: boolean;
}

/** Returns the email that a listing is paid for, and live unless it is hidden. `key` is the publish intent that paid. */
export function listingLiveEmail(key: string, home: LiveListing): QueuedEmail {
  const heading = home.hidden
    ? `${home.name} is paid for, but hidden`
    : `${home.name} is live${home.again ? ' again' : ''}`;
  const subject = home.hidden ? heading : `Your listing is live: ${home.name}`;
  const email = composeEmail({ subject, heading, footer }, [
    home.hidden
      ? "Your payment went through, but we had just hidden this listing. Renters can't find it until we show it again. Reply to our email about it to have it shown again."
      : "Renters can find it now. We send their requests to the listing's contact email.",
    facts([
      { label: 'Price', value: `${formatDollars(home.price)} per month` },
      { label: 'Renews', value: formatUtcDate(home.renewsAt, 'long') },
    ]),
    !home.hidden && action('See your listing', home.url),
    <Paragraph key="dashboard">
      You can edit or cancel it at any time. <TextLink href={home.dashboardUrl}>Your dashboard</TextLink>
    </Paragraph>,
  ]);
  return { key: `live:${key}`, to: home.email, ...email };
}
