import { useRef, useState } from 'react';
import { ACTIVE, EXPIRED } from '../../domain/options/listing-status.ts';
import { propertyTypeLabel } from '../../domain/options/property-types.ts';
import { useNow } from '../boot.tsx';
import { FailedLine } from '../form/failed-line.tsx';
import { later } from '../later.tsx';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { Tag } from '../ui/tag.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { ListingCard_ListingFragment } from './dashboard.generated.ts';
import { leadsWords } from './leads-words.ts';
import css from './listing.module.css';
import { ListingButtons } from './listing-buttons.tsx';
import { listingState } from './listing-state.ts';
import { useListingActions } from './use-listing-actions.ts';

const ListAgain = later(async () => (await import('./list-again.tsx')).ListAgain);

interface ListingCardProps {
  mine: ListingCard_ListingFragment;
  /** What the account's credit pays of its next charge. */
  creditCents?: number | undefined;
}

/** One listing: what it is, how it stands, what happens next, what can be done. */
export function ListingCard({ mine, creditCents = 0 }: ListingCardProps) {
  const { listing, status, hidden } = mine;
  const now = useNow();
  const { tag, tone, next } = listingState(mine, now, creditCents);
  const actions = useListingActions(mine);
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const picture = listing.images[0];
  const seen = status === ACTIVE && !hidden;
  const leads = leadsWords(mine, now);
  return (
    <Card as="article" padded={false} className={css.listing} aria-labelledby={`listing-${mine.id}`}>
      <div className={css.picture}>
        {picture ? <img src={picture.small} alt="" loading="lazy" /> : <Icon name="photo" size={28} />}
      </div>
      <div className={css.body}>
        <div className={css.top}>
          <h3 id={`listing-${mine.id}`} ref={heading} tabIndex={-1}>
            {listing.name}
          </h3>
          <Tag tone={tone}>{tag}</Tag>
        </div>
        <p className={css.facts}>
          {propertyTypeLabel(listing.type)} in {listing.city}, {listing.state}
          {seen && (
            <>
              {' · '}
              <Anchor className={css.seen} href={paths.listing(listing.slug)}>
                See it as renters do<VisuallyHidden>: {listing.name}</VisuallyHidden>
              </Anchor>
            </>
          )}
        </p>
        <p className={css.next}>{next}</p>
        {leads && <p className={css.facts}>{leads}</p>}
        {asking && (status === EXPIRED || mine.waiting) ? (
          <ListAgain
            mine={mine}
            close={() => {
              setAsking(false);
              heading.current?.focus();
            }}
          />
        ) : (
          <div className={css.actions}>
            <ListingButtons mine={mine} actions={actions} listAgain={() => setAsking(true)} />
          </div>
        )}
        <FailedLine action={actions.action} />
      </div>
    </Card>
  );
}
