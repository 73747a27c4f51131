import { ACTIVE, EXPIRED } from '../../domain/options/listing-status.ts';
import { HOUSE, HOUSE_MONTHLY_LEADS, propertyTypeLabel } from '../../domain/options/property-types.ts';
import { useNow } from '../boot.tsx';
import { FailedLine } from '../form/failed-line.tsx';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { Tag } from '../ui/tag.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { ListingCard_ListingFragment } from './dashboard.generated.ts';
import css from './dashboard.module.css';
import { listingState } from './listing-state.ts';
import { useListingActions } from './use-listing-actions.ts';

const leadsWords = (type: number, left: number | null) =>
  type === HOUSE && left !== null ? `${left} of ${HOUSE_MONTHLY_LEADS} leads left this month` : 'unlimited leads';

/** One listing: what it is, how it stands, what happens next, what can be done. */
export function ListingCard({ mine }: { mine: ListingCard_ListingFragment }) {
  const { listing, status, cancelled, hidden, leadsLeft } = mine;
  const { tag, tone, next } = listingState(mine, useNow());
  const { action, keep, setHidden, cancel } = useListingActions(mine);
  const picture = listing.images[0];
  const of = <VisuallyHidden> {listing.name}</VisuallyHidden>;
  return (
    <Card as="article" padded={false} className={css.listing}>
      <div className={css.picture}>
        {picture ? <img src={picture.small} alt="" loading="lazy" /> : <Icon name="photo" size={28} />}
      </div>
      <div className={css.body}>
        <div className={css.row}>
          <h2>
            <Anchor href={paths.listing(listing.slug)}>{listing.name}</Anchor>
          </h2>
          <Tag tone={tone}>{tag}</Tag>
        </div>
        <p className={css.facts}>
          {listing.city}, {listing.state} · {propertyTypeLabel(listing.type).toLowerCase()} ·{' '}
          {leadsWords(listing.type, leadsLeft)}
        </p>
        <p className={css.next}>{next}</p>
        <div className={css.actions}>
          <Anchor className={buttonClass('quiet')} href={paths.edit(listing.slug)}>
            Edit{of}
          </Anchor>
          {status === ACTIVE && !cancelled && (
            <>
              <Button look="quiet" busy={action.busy} onClick={() => setHidden(!hidden)}>
                {hidden ? 'Show again' : 'Mark as rented'}
                {of}
              </Button>
              <Button look="text" onClick={cancel}>
                Cancel{of}
              </Button>
            </>
          )}
          {status === ACTIVE && cancelled && (
            <Button busy={action.busy} onClick={keep}>
              Keep it listed{of}
            </Button>
          )}
          {status === EXPIRED && (
            <Button busy={action.busy} onClick={keep}>
              Activate{of}
            </Button>
          )}
        </div>
        <FailedLine action={action} />
      </div>
    </Card>
  );
}
