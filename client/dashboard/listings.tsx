import { useId, useState } from 'react';
import { useNow } from '../boot.tsx';
import { Button } from '../ui/button.tsx';
import { Chip, chipGroupClass } from '../ui/chip.tsx';
import { classes } from '../ui/classes.ts';
import { Field, Input, Select } from '../ui/field.tsx';
import { comingCharges } from './coming-charges.ts';
import type { ListingCard_ListingFragment } from './dashboard.generated.ts';
import {
  countStandings,
  everything,
  findListings,
  MANY,
  orders,
  SHOWN,
  type Order,
  type Wanted,
} from './find-listings.ts';
import { ListingCard } from './listing-card.tsx';
import css from './listing.module.css';
import { standings } from './listing-state.ts';

type All = readonly ListingCard_ListingFragment[];

const counted = (count: number) => `${count} ${count === 1 ? 'listing' : 'listings'}`;

/** A landlord's listings; where there are many, they are found, chosen by how they stand, and sorted. */
export function Listings({ listings, creditCents = 0 }: { listings: All; creditCents?: number | undefined }) {
  const now = useNow();
  const coming = comingCharges(listings, creditCents);
  const [wanted, setWanted] = useState(everything);
  const [shown, setShown] = useState(SHOWN);
  const found = findListings(listings, wanted, now);
  const want = (next: Partial<Wanted>) => {
    setWanted((before) => ({ ...before, ...next }));
    setShown(SHOWN);
  };
  return (
    <section id="listings" aria-labelledby="listings-heading" className={css.list}>
      <div className={css.head}>
        <h2 id="listings-heading">Listings</h2>
        <p role="status" className={css.facts}>
          {found.length === listings.length ? counted(found.length) : `${found.length} of ${counted(listings.length)}`}
        </p>
      </div>
      {listings.length >= MANY && <Tools listings={listings} wanted={wanted} want={want} />}
      {found.slice(0, shown).map((mine) => (
        <ListingCard key={mine.id} mine={mine} creditCents={coming.find(({ id }) => id === mine.id)?.creditCents} />
      ))}
      {found.length === 0 && (
        <p>
          None of your listings is like that.{' '}
          <Button look="text" onClick={() => want(everything)}>
            Show all
          </Button>
        </p>
      )}
      {found.length > shown && (
        <Button look="quiet" onClick={() => setShown(shown + SHOWN)}>
          Show {Math.min(SHOWN, found.length - shown)} more
        </Button>
      )}
    </section>
  );
}

function Tools({ listings, wanted, want }: { listings: All; wanted: Wanted; want: (next: Partial<Wanted>) => void }) {
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
      <div className={classes(chipGroupClass, css.chips)} role="group" aria-label="Show only">
        <Chip pressed={wanted.standing === 'all'} onClick={() => want({ standing: 'all' })}>
          All {listings.length}
        </Chip>
        {countStandings(listings, now).map(({ standing, count }) => (
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
