import { HOUSE_MONTHLY_LEADS } from '../../../../domain/limits.ts';
import { getBrand } from '../../../../domain/brands/brands.ts';
import { maskPhone } from '../../../../domain/format/phone.ts';
import { formatUtcDate } from '../../../../domain/format/dates.ts';
import { action, composeEmail, facts, quote, type EmailContent } from '../../layout/email-layout.tsx';
import type { Listing } from '../../../modules/listings/listing.entity.ts';
import { labelAnswers } from '../../../../domain/leads/lead-answers.ts';
import type { Lead } from '../../../modules/leads/lead.entity.ts';
import { formatDollars } from '../../../../domain/format/money.ts';
import { sizesShort } from '../../../../domain/options/bedrooms.ts';
import type { ListingView } from '../../../modules/housing/listing.view.ts';
import { ListingBlock } from '../../layout/listing-blocks.tsx';

const site = getBrand('default').name;
const nameOf = ({ firstName, lastName }: Lead) => `${firstName} ${lastName}`;
const addressOf = ({ address, city, state, zip }: Listing) => `${address}, ${city}, ${state} ${zip}`;
/** Returns whether the text could link to another site, in case somebody else's address was entered. */
const containsLink = ({ message, firstName, lastName }: Lead) =>
  /:\/\/|www\.|[\p{L}\d]\.\p{L}{2}/iu.test(`${firstName} ${lastName} ${message}`);

const landlordFooter = ({ name }: Listing) => `You received this email because you advertise ${name} on ${site}.`;

/** Returns the email to the landlord: the renter, the listing, and how to reply. */
export function landlordLeadEmail(lead: Lead, listing: Listing, baseUrl: string): EmailContent {
  const name = nameOf(lead);
  const subject =
    lead.kind === 'request' ? `${name} is interested in ${listing.name}` : `${name} wrote to you about ${listing.name}`;
  return composeEmail({ subject, footer: landlordFooter(listing) }, [
    `Reply to this email to reach ${lead.firstName}: your reply goes straight to ${lead.email}. Or call ${maskPhone(lead.phone)}.`,
    quote(lead.message),
    facts([
      { label: 'Home', value: `${listing.name}, ${addressOf(listing)}` },
      { label: 'Name', value: name },
      { label: 'Phone', value: maskPhone(lead.phone) },
      { label: 'Email', value: lead.email },
      ...labelAnswers(lead.answers),
    ]),
    action('See your listings', `${baseUrl}/advertising-home`),
  ]);
}

/**
 * Returns the email to the renter: a copy, without the landlord's address. Text with a link in it is left out, because
 * the address may be somebody else's. `hold` is set when the listing has reached its monthly limit.
 */
export function renterCopyEmail(
  lead: Lead,
  listing: Listing,
  baseUrl: string,
  hold: { resetsAt: Date | null } | null,
): EmailContent {
  const what = lead.kind === 'request' ? 'request' : 'message';
  const isPlain = !containsLink(lead);
  const heading = hold ? `Your ${what} is on hold` : `Your ${what} was sent`;
  const footer = `You received this email because someone entered this address in a ${what} on ${site}. If it wasn't you, you can ignore it.`;
  return composeEmail({ subject: `Your ${what} to ${listing.name}`, heading, footer }, [
    hold
      ? `${listing.name} has reached its limit of requests for this month. ${holdText(hold.resetsAt)}`
      : `We sent it to the landlord of ${listing.name}, who can reply by email or call you.`,
    isPlain && quote(lead.message),
    facts([
      { label: 'Home', value: `${listing.name}, ${addressOf(listing)}` },
      ...(listing.vanityPhone ? [{ label: 'Call', value: maskPhone(listing.vanityPhone) }] : []),
      ...(isPlain ? [{ label: 'Your name', value: nameOf(lead) }] : []),
      { label: 'Your phone', value: maskPhone(lead.phone) },
      { label: 'Your email', value: lead.email },
      ...labelAnswers(lead.answers),
    ]),
    action('See the home', `${baseUrl}/home/${listing.slug}`),
  ]);
}

const holdText = (resetsAt: Date | null): string =>
  resetsAt
    ? `We saved yours and will send it when the limit resets on ${formatUtcDate(resetsAt, 'long')}. Meanwhile, you can contact your other matches.`
    : 'We saved yours, but the landlord only gets it if they list the home for another month. Contact your other matches, too.';

/** Returns the email to the landlord of a listing at its monthly limit: more requests wait (K23). Contains no renter data. */
export function waitingLeadsEmail(listing: Listing, resetsAt: Date | null): EmailContent {
  const when = resetsAt
    ? `when your limit resets on ${formatUtcDate(resetsAt, 'long')}`
    : 'only if you list the home for another month';
  return composeEmail({ subject: `A request for ${listing.name} is on hold`, footer: landlordFooter(listing) }, [
    `${listing.name} has received the ${HOUSE_MONTHLY_LEADS} requests that a house gets each month, and another renter has contacted you. We save any further requests and send them, oldest first, ${when}.`,
    "Until then, the home isn't shown in search results. Apartments have no such limit.",
  ]);
}

interface ReplyCheckInput {
  listingName: string;
  /** The URL of the page with the answers, which works once. */
  url: string;
  /** At most three others that fit what the renter looks for. */
  homes: readonly ListingView[];
  baseUrl: string;
}

/** Returns the email that asks a renter once whether a landlord answered, and offers other homes that fit (K67). */
export function replyCheckEmail({ listingName, url, homes, baseUrl }: ReplyCheckInput): EmailContent {
  const footer =
    'You received this email because your request reached this home three days ago. We ask once for each home.';
  return composeEmail({ subject: `Did ${listingName} answer?`, footer }, [
    "Replies go from the landlord's mailbox to yours, so we cannot see them. Your answer helps other students know how long this landlord takes.",
    action('Tell us', url),
    homes.length > 0 && 'Still looking? These fit what you asked for:',
    ...homes.map(({ id, name, slug, city, state, rentFrom, floorplans, images }) => (
      <ListingBlock
        key={id}
        name={name}
        url={`${baseUrl}/home/${slug}`}
        image={images[0] ? new URL(images[0].small, baseUrl).href : null}
        price={`from ${formatDollars(rentFrom)} / month`}
        facts={`${sizesShort(floorplans.map(({ bedrooms }) => bedrooms))} · ${city}, ${state}`}
        reasons={[]}
      />
    )),
  ]);
}
