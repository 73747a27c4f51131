import { bedroomsShort, sharers } from '../../domain/options/bedrooms.ts';
import { formatDollars } from '../../domain/money.ts';
import { bestFloorplan, reasonsFor, type Reason, type Wishes } from '../../domain/renter/reasons.ts';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Price } from '../ui/price.tsx';
import { Tag } from '../ui/tag.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { HomeCard_ListingFragment } from './home-card.generated.ts';
import { DirectionsLink, type College } from './map/directions-link.tsx';
import { HomePicture } from './home-picture.tsx';
import { ReasonList } from './reason-list.tsx';
import { SaveButton } from './save-button.tsx';
import { TravelTimes } from './travel-times.tsx';
import { useAsk } from './use-ask.ts';
import css from './home-card.module.css';

interface HomeCardProps {
  listing: HomeCard_ListingFragment;
  wishes: Wishes;
  /** Where the search looked, when it was a college: the request names it. */
  schoolId?: string | undefined;
  /** The same college, where it stands: the card shows the way there. */
  to?: College | undefined;
  /** What it misses, in place of why it fits. */
  misses?: readonly Reason[] | undefined;
  /** How soon its picture is wanted. */
  wanted?: 'first' | 'soon' | 'later';
}

/** What a search misses stands first, then what else is in the way (a pet, say); two lines of what fits are enough. */
function withMisses(misses: readonly Reason[], reasons: readonly Reason[]): Reason[] {
  const said = new Set(misses.map(({ text }) => text));
  const others = reasons.filter(({ kind, text }) => kind === 'misses' && !said.has(text));
  const unknown = reasons.filter(({ kind }) => kind === 'unknown');
  return [...misses, ...others, ...reasons.filter(({ kind }) => kind === 'fits').slice(0, 2), ...unknown];
}

/** ' · $575 each', or nothing where nobody shares. */
export const eachWords = (rent: number, bedrooms: number): string =>
  sharers(bedrooms) > 1 ? ` · ${formatDollars(Math.ceil(rent / sharers(bedrooms)))} each` : '';

/** A home in one look: picture, rent for all and for each, rooms, the way to campus, why it fits. */
export function HomeCard({ listing, wishes, schoolId, to, misses, wanted = 'later' }: HomeCardProps) {
  const { name, slug, images, featured, floorplans, distance } = listing;
  const ask = useAsk();
  const plan = bestFloorplan(floorplans, wishes);
  const reasons = reasonsFor({ floorplans, amenities: listing.amenities.map(({ id }) => id) }, wishes);
  const shown = misses ? withMisses(misses, reasons) : reasons;
  return (
    <Card as="article" padded={false} className={css.home}>
      <Anchor className={css.picture} href={paths.listing(slug)} tabIndex={-1} aria-hidden="true">
        <HomePicture src={images[0]?.small} type={listing.type} wanted={wanted} />
        {featured && <Tag className={css.tag ?? ''}>Featured</Tag>}
      </Anchor>
      <SaveButton listing={listing} />
      <div className={css.body}>
        {plan && (
          <Price dollars={plan.rent} from={floorplans.length > 1 && wishes.bedrooms === undefined}>
            {eachWords(plan.rent, plan.bedrooms)}
          </Price>
        )}
        <h2 className={css.name}>
          <Anchor href={paths.listing(slug)}>{name}</Anchor>
        </h2>
        <div className={css.facts}>
          {plan && (
            <p>
              {bedroomsShort(plan.bedrooms)} · {plan.bathrooms} bath · {plan.sq.toLocaleString('en-US')} sq ft
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
        <ReasonList reasons={shown} />
        <div className={css.actions}>
          {listing.takesRequests && (
            <Button onClick={() => ask({ homes: [{ id: listing.id, name, slug }], schoolId })}>
              Ask about it<VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          )}
          <Anchor className={buttonClass('quiet')} href={paths.listing(slug)}>
            Look inside<VisuallyHidden>: {name}</VisuallyHidden>
          </Anchor>
        </div>
      </div>
    </Card>
  );
}
