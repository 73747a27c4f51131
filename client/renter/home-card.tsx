import { bedroomsShort, sharers } from '../../domain/options/bedrooms.ts';
import { formatDollars } from '../../domain/money.ts';
import { bestFloorplan, reasonsFor, type Reason, type Wishes } from '../../domain/renter/reasons.ts';
import { travelWords } from '../../domain/renter/travel.ts';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { openDialog } from '../ui/dialog.ts';
import { Price } from '../ui/price.tsx';
import { Tag } from '../ui/tag.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { HomeCard_ListingFragment } from './home-card.generated.ts';
import { ReasonList } from './reason-list.tsx';
import { SaveButton } from './save-button.tsx';
import css from './home-card.module.css';

interface HomeCardProps {
  listing: HomeCard_ListingFragment;
  wishes: Wishes;
  /** Where the search looked, when it was a college: the request names it. */
  schoolId?: string | undefined;
  /** What it misses, in place of why it fits. */
  misses?: readonly Reason[] | undefined;
  /** In the first screenful: its picture is wanted at once. */
  eager?: boolean;
}

/** ' · $575 each', or nothing where nobody shares. */
export const eachWords = (rent: number, bedrooms: number): string =>
  sharers(bedrooms) > 1 ? ` · ${formatDollars(Math.ceil(rent / sharers(bedrooms)))} each` : '';

/** A home in one look: picture, rent for all and for each, rooms, the way to campus, why it fits. */
export function HomeCard({ listing, wishes, schoolId, misses, eager = false }: HomeCardProps) {
  const { name, slug, images, featured, floorplans, distance } = listing;
  const plan = bestFloorplan(floorplans, wishes);
  const reasons = reasonsFor({ floorplans, amenities: listing.amenities.map(({ id }) => id) }, wishes);
  const shown = misses ? [...misses, ...reasons.filter(({ kind }) => kind === 'fits').slice(0, 2)] : reasons;
  return (
    <Card as="article" padded={false} className={css.home}>
      <Anchor className={css.picture} href={paths.listing(slug)} tabIndex={-1} aria-hidden="true">
        {images[0] && (
          <img
            src={images[0].small}
            alt=""
            width={600}
            height={400}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        )}
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
        {plan && (
          <p className={css.facts}>
            {bedroomsShort(plan.bedrooms)} · {plan.bathrooms} bath · {plan.sq.toLocaleString('en-US')} sq ft ·{' '}
            <strong>{distance === null ? `${listing.city}, ${listing.state}` : travelWords(distance)}</strong>
          </p>
        )}
        <ReasonList reasons={shown} />
        <div className={css.actions}>
          {listing.takesRequests && (
            <Button onClick={() => openDialog('request', { listing: { id: listing.id, name, slug }, schoolId })}>
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
