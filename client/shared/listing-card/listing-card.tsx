import { formatNumber } from '../../../domain/format/numbers.ts';
import { bedroomsShort, occupants } from '../../../domain/options/bedrooms.ts';
import { formatDollars } from '../../../domain/format/money.ts';
import {
  bestFloorplan,
  matchReasons,
  type MatchReason,
  type RenterPreferences,
} from '../../../domain/search/match-reasons.ts';
import { perPerson, totalMonthly, type Floorplan } from '../../../domain/search/floorplan.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Button, buttonClass } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Price } from './price.tsx';
import { Badge } from '../../components/badge.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import type { HomeCard_ListingFragment } from './listing-card.generated.ts';
import { DirectionsLink, type College } from '../map/directions-link.tsx';
import { ListingCardImage } from './listing-card-image.tsx';
import { MatchReasons } from './match-reasons.tsx';
import { SaveButton } from './save-button.tsx';
import { TravelTimes } from './travel-times.tsx';
import { useContactRequest } from '../contact/use-contact-request.ts';
import css from './listing-card.module.css';

interface ListingCardProps {
  listing: HomeCard_ListingFragment;
  wishes: RenterPreferences;
  /** The college of the search, if any; the contact request includes it. */
  schoolId?: string | undefined;
  /** The same college with its position: the card shows the travel times to it. */
  to?: College | undefined;
  /** The unmet criteria, shown in place of the reasons why it matches. */
  misses?: readonly MatchReason[] | undefined;
  /** The loading priority of its image. */
  wanted?: 'first' | 'soon' | 'later';
}

/** Returns the unmet search criteria, then other obstacles (a pet, for example), at most two matching reasons, and unknowns. */
function hasMisses(misses: readonly MatchReason[], reasons: readonly MatchReason[]): MatchReason[] {
  const said = new Set(misses.map(({ text }) => text));
  const others = reasons.filter(({ kind, text }) => kind === 'misses' && !said.has(text));
  const unknown = reasons.filter(({ kind }) => kind === 'unknown');
  return [...misses, ...others, ...reasons.filter(({ kind }) => kind === 'fits').slice(0, 2), ...unknown];
}

/** Returns ' · $575 per person', ' · $593 per person, $1,185 total with fees' (K64), or '' when nobody shares and no fees are stated. */
export function formatPerPerson(plan: Pick<Floorplan, 'rent' | 'bedrooms' | 'feesMonthly'>): string {
  const each = occupants(plan.bedrooms) > 1 ? `${formatDollars(Math.ceil(perPerson(plan)))} per person` : '';
  const total = plan.feesMonthly ? `${formatDollars(totalMonthly(plan))} total with fees` : '';
  const words = [each, total].filter((text) => text !== '').join(', ');
  return words && ` · ${words}`;
}

/** Renders a listing summary: image, rent in total and per person, rooms, travel times to campus, why it matches. */
export function ListingCard({ listing, wishes, schoolId, to, misses, wanted = 'later' }: ListingCardProps) {
  const { name, slug, images, featured, floorplans, distance } = listing;
  const ask = useContactRequest();
  const plan = bestFloorplan(floorplans, wishes);
  const reasons = matchReasons({ ...listing, amenities: listing.amenities.map(({ id }) => id) }, wishes);
  const shown = misses ? hasMisses(misses, reasons) : reasons;
  return (
    <Card as="article" padded={false} className={css.home} aria-label={name}>
      <Anchor className={css.picture} href={paths.listing(slug)} tabIndex={-1} aria-hidden="true">
        <ListingCardImage src={images[0]?.small} type={listing.type} wanted={wanted} />
        {featured && <Badge className={css.tag ?? ''}>Featured</Badge>}
      </Anchor>
      <SaveButton listing={listing} />
      <div className={css.body}>
        {plan && (
          <Price dollars={plan.rent} from={floorplans.length > 1 && wishes.bedrooms === undefined}>
            {formatPerPerson(plan)}
          </Price>
        )}
        <h2 className={css.name}>
          <Anchor href={paths.listing(slug)}>{name}</Anchor>
        </h2>
        <div className={css.facts}>
          {plan && (
            <p>
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
            </p>
          )}
          {distance !== null && to && <DirectionsLink home={listing} school={to} />}
        </div>
        {distance !== null && <TravelTimes miles={distance} />}
        <MatchReasons reasons={shown} />
        <div className={css.actions}>
          {listing.takesRequests && (
            <Button onClick={() => ask({ homes: [{ id: listing.id, name, slug }], schoolId })}>
              Contact landlord<VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          )}
          <Anchor className={buttonClass('quiet')} href={paths.listing(slug)}>
            View details<VisuallyHidden>: {name}</VisuallyHidden>
          </Anchor>
        </div>
      </div>
    </Card>
  );
}
