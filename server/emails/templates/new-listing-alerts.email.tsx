import { ALERT_CONFIRMATION_DAYS, frequencyTexts, type AlertFrequency } from '../../../domain/alerts/alert-frequency.ts';
import { criteriaLabel } from '../../../domain/alerts/criteria-label.ts';
import { placeLabel } from '../../../domain/alerts/search-label.ts';
import { milesBetween, roundMiles } from '../../../domain/places/distance.ts';
import { formatDollars } from '../../../domain/format/money.ts';
import { bedroomsShort, occupants } from '../../../domain/options/bedrooms.ts';
import { NO_PETS } from '../../../domain/options/pets.ts';
import { bestFloorplan, matchReasons } from '../../../domain/search/match-reasons.ts';
import { travelTimesLabel } from '../../../domain/places/directions/travel-times.ts';
import type { SearchArea } from '../../modules/housing/search/search-sql.ts';
import type { ListingView } from '../../modules/housing/listing.view.ts';
import { ListingBlock, ListingLines, type EmailListing } from '../layout/listing-blocks.tsx';
import { ActionButton, EmailLayout, Paragraph, renderEmail } from '../layout/email-layout.tsx';
import type { BrandCode } from '../../../domain/brands/brand.ts';
import { getBrand } from '../../../domain/brands/brands.ts';
import { searchQuery, type HousingFilter } from '../../../domain/search/search-query.ts';
import type { SiteUrl } from '../site-url.ts';
import { unsubscribePath } from '../../modules/alerts/unsubscribe-link.ts';

/** The content and sender of an email to a subscriber. */
interface SubscriberEmail {
  subject: string;
  text: string;
  html: string;
  /** The name of a partner brand; the operator's own emails use the configured name. */
  fromName?: string;
}

interface SubscriberEmailInput {
  filter: HousingFilter;
  frequency: AlertFrequency;
  /** The short display name of the place. */
  displayName: string;
  site: BrandCode;
  token: string;
  address: SiteUrl;
  /** The operator's postal address. */
  postalAddress: string;
}

const senderName = (site: BrandCode): Pick<SubscriberEmail, 'fromName'> =>
  site === 'default' ? {} : { fromName: getBrand(site).name };

/** Returns the footer of every such email: why it was sent, the unsubscribe link, and the sender. */
const emailFooter = ({ site, token, address, postalAddress }: SubscriberEmailInput) => ({
  footer: `You received this email because this address signed up for email alerts on ${getBrand(site).name}.`,
  unsubscribe: { label: 'Unsubscribe', url: address(site, unsubscribePath(token)) },
  postalAddress,
});

const matchesUrl = ({ filter, site, address }: SubscriberEmailInput): string =>
  address(site, `/matches?${searchQuery(filter)}`);

/** Returns the address of an alert's own page, where it is confirmed and changed without an account. */
const alertUrl = ({ site, token, address }: SubscriberEmailInput): string => address(site, `/alert/${token}`);

/**
 * Returns the email whose link begins an alert. It contains no text from the form, not even the name, because the
 * recipient may not be the person who filled it.
 */
export function confirmAlertEmail(to: SubscriberEmailInput): SubscriberEmail {
  const { filter, displayName, site, frequency } = to;
  const where = placeLabel(filter.locationType, displayName);
  const what = criteriaLabel(filter);
  const subject = `Confirm your alert for homes ${where}`;
  return {
    subject,
    ...senderName(site),
    ...renderEmail(
      <EmailLayout site={site} heading={subject} {...emailFooter(to)}>
        <Paragraph>
          {`Confirm it, and we'll email you new homes ${where}${what === '' ? '' : ` that fit this search (${what})`}, ${frequencyTexts[frequency]}.`}
        </Paragraph>
        <ActionButton href={alertUrl(to)}>Confirm your alert</ActionButton>
        <Paragraph>
          {`Wasn't this you? Do nothing: no alert begins, and we delete this address after ${ALERT_CONFIRMATION_DAYS} days.`}
        </Paragraph>
      </EmailLayout>,
    ),
  };
}

/** The number of listings shown with image and reasons; the rest get one line each. */
const MAX_LISTED = 12;

interface NewListingsEmailInput extends SubscriberEmailInput {
  location: SearchArea;
  /** In search order; at least one. */
  homes: readonly ListingView[];
}

/** Returns the email with every new listing and why it fits. */
export function newListingsEmail(to: NewListingsEmailInput): SubscriberEmail {
  const { filter, displayName, site, homes } = to;
  const where = placeLabel(filter.locationType, displayName);
  const shown = homes.map((home) => toEmailListing(home, to));
  const [first] = homes;
  const subject = homes.length === 1 && first ? `New ${where}: ${first.name}` : `${homes.length} new homes ${where}`;
  const heading = homes.length === 1 ? `A new home ${where}` : `${homes.length} new homes ${where}`;
  const rest = shown.slice(MAX_LISTED);
  const what = criteriaLabel(filter);
  return {
    subject,
    ...senderName(site),
    ...renderEmail(
      <EmailLayout site={site} heading={heading} {...emailFooter(to)}>
        {what !== '' && <Paragraph>{`Your search: ${what}.`}</Paragraph>}
        {shown.slice(0, MAX_LISTED).map((listing) => (
          <ListingBlock key={listing.url} {...listing} />
        ))}
        {rest.length > 0 && <ListingLines listings={rest} />}
        <ActionButton href={matchesUrl(to)}>See all matches</ActionButton>
        <Paragraph>
          <a href={alertUrl(to)}>Change this alert</a>
        </Paragraph>
      </EmailLayout>,
    ),
  };
}

function toEmailListing(home: ListingView, { filter, location, site, address }: NewListingsEmailInput): EmailListing {
  const { floorplans, amenities, images, name, slug, city, state, featured } = home;
  const plan = bestFloorplan(floorplans, filter);
  const wishes = { ...filter, pets: [NO_PETS], features: [] };
  const reasons = matchReasons({ floorplans, amenities: amenities.map(({ id }) => id) }, wishes);
  const { lat, lon } = location;
  const way =
    lat === null || lon === null ? `${city}, ${state}` : travelTimesLabel(roundMiles(milesBetween(home, { lat, lon })));
  const picture = images[0]?.small ?? '';
  return {
    name,
    url: address(site, `/home/${slug}`),
    image: picture === '' ? null : address('default', picture),
    price: plan ? `${formatDollars(plan.rent)} / month${perPerson(plan)}` : '',
    facts: [
      ...(featured ? ['Featured'] : []),
      ...(plan ? [bedroomsShort(plan.bedrooms), `${plan.bathrooms} bath`] : []),
      way,
    ].join(' · '),
    reasons: reasons.filter(({ kind }) => kind === 'fits').map(({ text }) => text),
  };
}

/** Returns ' · $575 per person', or '' where the rent is not shared. */
const perPerson = ({ rent, bedrooms }: { rent: number; bedrooms: number }): string =>
  occupants(bedrooms) > 1 ? ` · ${formatDollars(Math.ceil(rent / occupants(bedrooms)))} per person` : '';
