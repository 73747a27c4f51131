import { HOUSE_MONTHLY_LEADS } from '../../../../domain/limits.ts';
import { getBrand } from '../../../../domain/brands/brands.ts';
import { maskPhoneAndExtension } from '../../../../domain/format/phone-extension.ts';
import { maskPhone } from '../../../../domain/format/phone.ts';
import { formatUtcDate } from '../../../../domain/format/dates.ts';
import { DAY_MS } from '../../../../domain/time-spans.ts';
import { action, composeEmail, facts, quote, type EmailContent } from '../../layout/email-layout.tsx';
import type { Listing } from '../../../modules/listings/listing.entity.ts';
import { labelAnswers } from '../../../../domain/leads/lead-answers.ts';
import type { Lead } from '../../../modules/leads/lead.entity.ts';
import type { LeadPeriod } from '../../../modules/leads/lead-period.ts';

const site = getBrand('default').name;
const nameOf = ({ firstName, lastName }: Lead) => `${firstName} ${lastName}`;
const addressOf = ({ address, city, state, zip }: Listing) => `${address}, ${city}, ${state} ${zip}`;
/** Returns whether the text could link to another site, in case somebody else's address was entered. */
const containsLink = ({ message, firstName, lastName }: Lead) =>
  /:\/\/|www\.|[\p{L}\d]\.\p{L}{2}/iu.test(`${firstName} ${lastName} ${message}`);

/** Returns a renter's phone as a labeled fact; none when it was not given (K75). */
const phoneFact = (label: string, { phone }: Lead) =>
  phone === '' ? [] : [{ label, value: maskPhoneAndExtension(phone) }];

const landlordFooter = ({ name }: Listing) => `You received this email because you advertise ${name} on ${site}.`;

/** Returns the email to the landlord: the renter, the listing, and how to reply. */
export function landlordLeadEmail(lead: Lead, listing: Listing, baseUrl: string): EmailContent {
  const name = nameOf(lead);
  const waited = lead.deliveredAt !== null && lead.deliveredAt.getTime() - lead.createdAt.getTime() > DAY_MS;
  const subject =
    lead.type === 'request' ? `${name} is interested in ${listing.name}` : `${name} wrote to you about ${listing.name}`;
  return composeEmail({ subject, footer: landlordFooter(listing) }, [
    `Reply to this email to reach ${lead.firstName}: your reply goes straight to ${lead.email}.${lead.phone === '' ? '' : ` Or call ${maskPhoneAndExtension(lead.phone)}.`}`,
    quote(lead.message),
    facts([
      { label: 'Home', value: `${listing.name}, ${addressOf(listing)}` },
      ...(waited ? [{ label: 'Sent', value: formatUtcDate(lead.createdAt, 'long') }] : []),
      { label: 'Name', value: name },
      ...phoneFact('Phone', lead),
      { label: 'Email', value: lead.email },
      ...labelAnswers(lead.answers),
    ]),
    action('See your listings', `${baseUrl}/advertising-home`),
  ]);
}

/**
 * Returns the email to the renter: a copy, without the landlord's address. Text with a link in it is left out, because
 * the address may be somebody else's. `hold` is set for a request that waits: when the limit resets, if that is certain,
 * and when it is sent at the latest.
 */
export function renterCopyEmail(lead: Lead, listing: Listing, baseUrl: string, hold: Hold | null): EmailContent {
  const what = lead.type === 'request' ? 'request' : 'message';
  const isPlain = !containsLink(lead);
  const heading = hold ? `Your ${what} is on hold` : `Your ${what} was sent`;
  const footer = `You received this email because someone entered this address in a ${what} on ${site}. If it wasn't you, you can ignore it.`;
  return composeEmail({ subject: `Your ${what} to ${listing.name}`, heading, footer }, [
    hold
      ? `${listing.name} has reached its limit of requests for this month. ${holdText(hold)}`
      : `We sent it to the landlord of ${listing.name}, who can reply by email${lead.phone === '' ? '' : ' or call you'}.`,
    isPlain && quote(lead.message),
    facts([
      { label: 'Home', value: `${listing.name}, ${addressOf(listing)}` },
      ...(listing.vanityPhone ? [{ label: 'Call', value: maskPhone(listing.vanityPhone) }] : []),
      ...(isPlain ? [{ label: 'Your name', value: nameOf(lead) }] : []),
      ...phoneFact('Your phone', lead),
      { label: 'Your email', value: lead.email },
      ...labelAnswers(lead.answers),
    ]),
    action('See the home', `${baseUrl}/home/${listing.slug}`),
  ]);
}

/** When a house's waiting requests are sent. */
type Hold = Pick<LeadPeriod, 'resetsAt' | 'until'>;

const holdText = ({ resetsAt, until }: Hold): string =>
  `We saved yours and will send it ${
    resetsAt
      ? `when the limit resets on ${formatUtcDate(resetsAt, 'long')}`
      : `by ${formatUtcDate(until, 'long')}, when the listing may end`
  }. Meanwhile, you can contact your other matches.`;

/** Returns the email to the landlord of a listing at its monthly limit: more requests wait (K23). Contains no renter data. */
export function waitingLeadsEmail(listing: Listing, { resetsAt, until }: Hold): EmailContent {
  const when = resetsAt
    ? `when your limit resets on ${formatUtcDate(resetsAt, 'long')}`
    : `on ${formatUtcDate(until, 'long')}, if your listing ends then, or when it is paid for another month`;
  return composeEmail({ subject: `A request for ${listing.name} is on hold`, footer: landlordFooter(listing) }, [
    `${listing.name} has received the ${HOUSE_MONTHLY_LEADS} requests that a house gets each month, and another renter has contacted you. We save those that wait and send them, oldest first, ${when}.`,
    `${listing.cappedUntil ? "Until then, the home isn't shown in search results. " : ''}Apartments have no such limit.`,
  ]);
}
