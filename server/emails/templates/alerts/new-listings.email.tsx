import { criteriaLabel } from '../../../../domain/alerts/criteria-label.ts';
import { placeLabel } from '../../../../domain/alerts/search-label.ts';
import { milesBetween, roundMiles } from '../../../../domain/places/distance.ts';
import { formatDollars } from '../../../../domain/format/money.ts';
import { bedroomsShort } from '../../../../domain/options/bedrooms.ts';
import { bestFloorplan, matchReasons, preferencesOf } from '../../../../domain/search/match-reasons.ts';
import { costLabel } from '../../../../domain/search/labels/cost-label.ts';
import { travelTimesLabel } from '../../../../domain/places/directions/travel-times.ts';
import type { SearchArea } from '../../../modules/housing/search/search-sql.ts';
import type { ListingView } from '../../../modules/housing/listing.view.ts';
import { ListingBlock, ListingLines, type EmailListing } from '../../layout/listing-blocks.tsx';
import { action, composeEmail, Paragraph, TextLink } from '../../layout/email-layout.tsx';
import {
  alertUrl,
  emailFooter,
  matchesUrl,
  senderName,
  type SubscriberEmailInput,
  type SubscriberEmail,
} from './confirm-alert.email.tsx';

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
  const isOne = homes.length === 1;
  const heading = isOne ? `A new home ${where}` : `${homes.length} new homes ${where}`;
  const subject = isOne && first ? `New ${where}: ${first.name}` : heading;
  const rest = shown.slice(MAX_LISTED);
  const what = criteriaLabel(filter);
  const email = composeEmail({ site, subject, heading, ...emailFooter(to) }, [
    what !== '' && `Your search: ${what}.`,
    ...shown.slice(0, MAX_LISTED).map((listing) => <ListingBlock key={listing.url} {...listing} />),
    rest.length > 0 && <ListingLines key="rest" listings={rest} />,
    action('See all matches', matchesUrl(to)),
    <Paragraph key="change">
      <TextLink href={alertUrl(to)}>Change how often you hear from us, or what you search for</TextLink>
    </Paragraph>,
  ]);
  return { ...senderName(site), ...email };
}

function toEmailListing(home: ListingView, { filter, location, site, address }: NewListingsEmailInput): EmailListing {
  const { floorplans, amenities, images, name, slug, city, state, featured } = home;
  const plan = bestFloorplan(floorplans, filter);
  const reasons = matchReasons({ floorplans, amenities: amenities.map(({ id }) => id) }, preferencesOf(filter));
  const { lat, lon } = location;
  const way =
    lat === null || lon === null ? `${city}, ${state}` : travelTimesLabel(roundMiles(milesBetween(home, { lat, lon })));
  const picture = images[0]?.small ?? '';
  return {
    name,
    url: address(site, `/home/${slug}`),
    image: picture === '' ? null : address('default', picture),
    price: plan ? `${formatDollars(plan.rent)} / month · ${costLabel(plan)}` : '',
    facts: [
      ...(featured ? ['Featured'] : []),
      ...(plan ? [bedroomsShort(plan.bedrooms), `${plan.bathrooms} bath`] : []),
      way,
    ].join(' · '),
    reasons: reasons.filter(({ kind }) => kind === 'fits').map(({ text }) => text),
  };
}
