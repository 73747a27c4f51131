import { formatCount } from '../../../../domain/format/numbers.ts';
import { useId, useState } from 'react';
import { useNow } from '../../../app/page-info.tsx';
import { Button } from '../../../components/button.tsx';
import { Chip, chipGroupClass } from '../../../components/chip.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Field, Input, Select } from '../../../forms/fields/field.tsx';
import { upcomingCharges } from '../../../shared/billing/upcoming-charges.ts';
import type { ListingCard_ListingFragment } from '../../../shared/billing/dashboard.generated.ts';
import {
  countByStanding,
  noListingFilter,
  filterListings,
  LIST_TOOLS_MIN,
  orders,
  LISTINGS_PER_PAGE,
  type Order,
  type ListingFilter,
} from './filter-listings.ts';
import { MyListingCard } from './my-listing-card.tsx';
import css from './listing.module.css';
import { standings } from './listing-state.ts';

type ListingList = readonly ListingCard_ListingFragment[];

/** Renders a landlord's listings; long lists have search, a standing filter and sorting. */
export function MyListings({ listings, creditCents = 0 }: { listings: ListingList; creditCents?: number | undefined }) {
  const now = useNow();
  const coming = upcomingCharges(listings, creditCents);
  const [wanted, setWanted] = useState(noListingFilter);
  const [shown, setShown] = useState(LISTINGS_PER_PAGE);
  const found = filterListings(listings, wanted, now);
  const want = (next: Partial<ListingFilter>) => {
    setWanted((before) => ({ ...before, ...next }));
    setShown(LISTINGS_PER_PAGE);
  };
  return (
    <section id="listings" aria-labelledby="listings-heading" className={css.list}>
      <div className={css.head}>
        <h2 id="listings-heading">Listings</h2>
        <p role="status" className={css.facts}>
          {found.length === listings.length
            ? formatCount(found.length, 'listing')
            : `${found.length} of ${formatCount(listings.length, 'listing')}`}
        </p>
      </div>
      {listings.length >= LIST_TOOLS_MIN && <ListTools listings={listings} wanted={wanted} want={want} />}
      {found.slice(0, shown).map((mine) => (
        <MyListingCard key={mine.id} mine={mine} creditCents={coming.find(({ id }) => id === mine.id)?.creditCents} />
      ))}
      {found.length === 0 && (
        <p>
          No listings match.{' '}
          <Button look="text" onClick={() => want(noListingFilter)}>
            Show all
          </Button>
        </p>
      )}
      {found.length > shown && (
        <Button look="quiet" onClick={() => setShown(shown + LISTINGS_PER_PAGE)}>
          Show {Math.min(LISTINGS_PER_PAGE, found.length - shown)} more
        </Button>
      )}
    </section>
  );
}

function ListTools({
  listings,
  wanted,
  want,
}: {
  listings: ListingList;
  wanted: ListingFilter;
  want: (next: Partial<ListingFilter>) => void;
}) {
  const id = useId();
  const now = useNow();
  return (
    <div className={css.tools} role="search" aria-label="Your listings">
      <Field id={`${id}words`} label="Find a listing">
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            value={wanted.words}
            onChange={(event) => want({ words: event.target.value })}
          />
        )}
      </Field>
      <Field id={`${id}order`} label="Sort by">
        {(control) => (
          <Select {...control} value={wanted.order} onChange={(event) => want({ order: event.target.value as Order })}>
            {Object.entries(orders).map(([order, label]) => (
              <option key={order} value={order}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className={classNames(chipGroupClass, css.chips)} role="group" aria-label="Show only">
        <Chip pressed={wanted.standing === 'all'} onClick={() => want({ standing: 'all' })}>
          All {listings.length}
        </Chip>
        {countByStanding(listings, now).map(({ standing, count }) => (
          <Chip
            key={standing}
            pressed={wanted.standing === standing}
            onClick={() => want({ standing: wanted.standing === standing ? 'all' : standing })}
          >
            {standings[standing]} {count}
          </Chip>
        ))}
      </div>
    </div>
  );
}
