import { useId } from 'react';
import { Text } from '../../components/layout/text.tsx';
import { formatNumber } from '../../../domain/format/numbers.ts';
import { bedroomsShort } from '../../../domain/options/bedrooms.ts';
import {
  bestFloorplan,
  matchReasons,
  type MatchReason,
  type RenterPreferences,
} from '../../../domain/search/match-reasons.ts';
import { costLabel } from '../../../domain/search/labels/cost-label.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Price } from './price.tsx';
import { Badge } from '../../components/badge.tsx';
import { Icon } from '../../components/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import type { HomeCard_ListingFragment } from './listing-card.generated.ts';
import { ListingCardImage } from './listing-card-image.tsx';
import { MatchReasons } from './match-reasons.tsx';
import { SaveButton } from './save-button.tsx';
import { RequestedOn } from '../contact/requested-on.tsx';
import { TravelTimes } from './travel-times.tsx';
import { useContactRequest } from '../contact/use-contact-request.ts';
import css from './listing-card.module.css';

interface ListingCardProps {
  listing: HomeCard_ListingFragment;
  preferences: RenterPreferences;
  /** The college of the search, if any; the contact request includes it. */
  schoolId?: string | undefined;
  /** Where the travel times lead, unless it is the campus of the search: 'to the center of Columbus'. */
  to?: string | undefined;
  /** Returns what to say of the match, from the reasons why it matches; by default these. */
  explain?: (reasons: MatchReason[]) => MatchReason[];
  wanted?: 'first' | 'soon' | 'later';
}

/** Renders the badge of a featured listing, which says on a press what it means. */
function FeaturedBadge({ name }: { name: string }) {
  const id = useId();
  return (
    <>
      <button type="button" className={css.tag} popoverTarget={id}>
        <Badge>
          Featured <Icon name="info" size={14} />
          <VisuallyHidden>: what it means for {name}</VisuallyHidden>
        </Badge>
      </button>
      <p id={id} popover="auto" className={css.meaning}>
        <strong>Featured</strong> means the landlord paid to show this home first. It&apos;s an ad, not a rating.
      </p>
    </>
  );
}

/** Renders a listing's image, costs, rooms, travel times and match reasons; all but its buttons opens the listing. */
export function ListingCard({ listing, preferences, schoolId, to, explain, wanted = 'later' }: ListingCardProps) {
  const { name, slug, images, featured, floorplans, distance } = listing;
  const ask = useContactRequest();
  const plan = bestFloorplan(floorplans, preferences);
  const reasons = matchReasons({ ...listing, amenities: listing.amenities.map(({ id }) => id) }, preferences);
  return (
    <Card as="article" padded={false} className={css.home} aria-label={name}>
      <div className={css.picture}>
        <ListingCardImage src={images[0]?.small} type={listing.type} wanted={wanted} />
      </div>
      {featured && <FeaturedBadge name={name} />}
      <SaveButton listing={listing} schoolId={schoolId} />
      <div className={css.body}>
        {plan && (
          <Price dollars={plan.rent} from={floorplans.length > 1 && preferences.bedrooms === undefined}>
            {` · ${costLabel(plan)}`}
          </Price>
        )}
        <h2 className={css.name}>
          <Anchor href={paths.listing(slug)}>{name}</Anchor>
        </h2>
        {plan && (
          <Text className={css.facts}>
            {bedroomsShort(plan.bedrooms)} · {plan.bathrooms} bath · {formatNumber(plan.sq)} sq ft
            {distance === null && (
              <>
                {' '}
                ·{' '}
                <strong>
                  {listing.city}, {listing.state}
                </strong>
              </>
            )}
          </Text>
        )}
        {distance !== null && <TravelTimes miles={distance} to={to} />}
        <Text className={css.facts}>{listing.freshness}</Text>
        <MatchReasons reasons={explain?.(reasons) ?? reasons} />
        <RequestedOn id={listing.id} className={css.requested} />
        {listing.takesRequests && (
          <Button
            className={css.contact ?? ''}
            onClick={() => ask({ homes: [{ id: listing.id, name, slug }], schoolId })}
          >
            Contact landlord<VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </Card>
  );
}
