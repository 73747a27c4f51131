import { getBrand } from '../../../domain/brands/brands.ts';
import { HOUSE_MONTHLY_LEADS } from '../../../domain/options/property-types.ts';
import { maskPhone } from '../../../domain/format/phone.ts';
import { formatUtcDate } from '../../../domain/format/dates.ts';
import { renderEmail } from '../layout/email-layout.ts';
import type { Listing } from '../../modules/listings/listing.entity.ts';
import { labelAnswers } from '../../../domain/leads/questionnaire-answers.ts';
import type { Lead } from '../../modules/leads/lead.entity.ts';

/** The content of an email; the service sets the recipient and the key. */
export interface LeadEmail {
  subject: string;
  text: string;
  html: string;
}

const site = getBrand('default').name;
const nameOf = ({ firstName, lastName }: Lead) => `${firstName} ${lastName}`;
const addressOf = ({ address, city, state, zip }: Listing) => `${address}, ${city}, ${state} ${zip}`;
const quoted = ({ message }: Lead) => (message === '' ? [] : [{ quote: message }]);
/** Returns whether the text could link to another site, in case somebody else's address was entered. */
const containsLink = ({ message, firstName, lastName }: Lead) =>
  /:\/\/|www\.|[\p{L}\d]\.\p{L}{2}/iu.test(`${firstName} ${lastName} ${message}`);

/** Returns the email to the landlord: the renter, the listing, and how to reply. */
export function landlordLeadEmail(lead: Lead, listing: Listing, baseUrl: string): LeadEmail {
  const name = nameOf(lead);
  const subject =
    lead.kind === 'request' ? `${name} is interested in ${listing.name}` : `${name} wrote to you about ${listing.name}`;
  return {
    subject,
    ...renderEmail({
      heading: subject,
      parts: [
        {
          say: `Answer this mail to reach ${lead.firstName}: your answer goes straight to ${lead.email}. Or call ${maskPhone(lead.phone)}.`,
        },
        ...quoted(lead),
        {
          facts: [
            { label: 'Home', value: `${listing.name}, ${addressOf(listing)}` },
            { label: 'Name', value: name },
            { label: 'Phone', value: maskPhone(lead.phone) },
            { label: 'E-mail', value: lead.email },
            ...labelAnswers(lead.answers),
          ],
        },
        { button: { label: 'See your listings', url: `${baseUrl}/advertising-home` } },
      ],
      footer: `You get this mail because you advertise ${listing.name} on ${site}.`,
    }),
  };
}

/**
 * Returns the email to the renter: a copy, without the landlord's address. Text with a link in it is left out, because
 * the
 * address may be somebody else's. `waitsUntil` is set when the listing has reached its monthly limit.
 */
export function renterCopyEmail(lead: Lead, listing: Listing, baseUrl: string, waitsUntil: Date | null): LeadEmail {
  const what = lead.kind === 'request' ? 'request' : 'message';
  const subject = `Your ${what} to ${listing.name}`;
  const isPlain = !containsLink(lead);
  return {
    subject,
    ...renderEmail({
      heading: waitsUntil ? `Your ${what} waits` : `Your ${what} is on its way`,
      parts: [
        {
          say: waitsUntil
            ? `${listing.name} has had all the requests it takes this month. Yours is kept and goes out when its next month begins, on ${formatUtcDate(waitsUntil, 'long')}. Meanwhile, your other matches are open to you.`
            : `We have sent it to the landlord of ${listing.name}, who can answer by mail or call you.`,
        },
        ...(isPlain ? quoted(lead) : []),
        {
          facts: [
            { label: 'Home', value: `${listing.name}, ${addressOf(listing)}` },
            ...(listing.vanityPhone ? [{ label: 'Call', value: maskPhone(listing.vanityPhone) }] : []),
            ...(isPlain ? [{ label: 'Your name', value: nameOf(lead) }] : []),
            { label: 'Your phone', value: maskPhone(lead.phone) },
            { label: 'Your e-mail', value: lead.email },
            ...labelAnswers(lead.answers),
          ],
        },
        { button: { label: 'See the home', url: `${baseUrl}/home/${listing.slug}` } },
      ],
      footer: `You get this mail because this address was given with a ${what} on ${site}. If it was not you, nothing more will come of it.`,
    }),
  };
}

/** Returns the email to the landlord of a listing at its monthly limit: more requests wait (K23). Contains no renter data. */
export function waitingLeadsEmail(listing: Listing, until: Date): LeadEmail {
  const subject = `A request for ${listing.name} is waiting`;
  return {
    subject,
    ...renderEmail({
      heading: subject,
      parts: [
        {
          say: `${listing.name} has had the ${HOUSE_MONTHLY_LEADS} requests that a house gets in a month, and another renter has asked. We keep every further request and send them, oldest first, when your next month begins on ${formatUtcDate(until, 'long')}.`,
        },
        { say: 'Until then the home is not shown in search results. An apartment has no such limit.' },
      ],
      footer: `You get this mail because you advertise ${listing.name} on ${site}.`,
    }),
  };
}
