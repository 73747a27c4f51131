import { Cluster, Stack } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { formatCount } from '../../../../domain/format/numbers.ts';
import { useRef, useState } from 'react';
import { LISTINGS_CSV_PATH } from '../../../../domain/listings/listings-csv.ts';
import { serverUrl } from '../../../graphql/transport.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { DownloadButton } from '../../../shared/billing/download-button.tsx';
import { useNow } from '../../../app/page-info.tsx';
import { useLocation, useNavigate } from '../../../app/router/router.tsx';
import { Button } from '../../../components/button.tsx';
import { Chip, chipGroupClass } from '../../../components/chip.tsx';
import { classNames } from '../../../components/class-names.ts';
import { LabeledInput, LabeledSelect } from '../../../forms/fields/field.tsx';
import { upcomingCharges } from '../../../shared/billing/upcoming-charges.ts';
import type { ListingCard_ListingFragment } from '../../../shared/billing/dashboard.generated.ts';
import {
  countByStanding,
  noListingFilter,
  filterFromQuery,
  filterListings,
  LIST_TOOLS_MIN,
  orders,
  LISTINGS_PER_PAGE,
  withFilter,
  type Order,
  type ListingFilter,
} from './filter-listings.ts';
import { MyListingCard } from './my-listing-card.tsx';
import { PageButtons } from '../page-buttons.tsx';
import css from './listing.module.css';
import { standings } from './listing-state.ts';

const LazyBulkActions = lazyPart(async () => (await import('./bulk-actions.tsx')).BulkActions);

type ListingList = readonly ListingCard_ListingFragment[];

/** Renders a landlord's listings; long lists have search, a standing filter and sorting. */
export function MyListings({ listings, creditCents = 0 }: { listings: ListingList; creditCents?: number | undefined }) {
  const now = useNow();
  const coming = upcomingCharges(listings, creditCents);
  const { pathname, search, hash, state } = useLocation();
  const go = useNavigate();
  const [{ wanted, page }, setShown] = useState(() => filterFromQuery(search));
  const heading = useRef<HTMLHeadingElement>(null);
  const found = filterListings(listings, wanted, now);
  const showPage = (next: ListingFilter, to: number) => {
    setShown({ wanted: next, page: to });
    go(withFilter(pathname + search + hash, next, to), { replace: true, state });
  };
  const want = (next: Partial<ListingFilter>) => showPage({ ...wanted, ...next }, 1);
  const pages = Math.max(1, Math.ceil(found.length / LISTINGS_PER_PAGE));
  const shown = Math.min(page, pages);
  const isLong = listings.length >= LIST_TOOLS_MIN;
  const [picked, setPicked] = useState<readonly string[]>([]);
  const chosen = listings.filter(({ id }) => picked.includes(id));
  const choose = (ids: string[]) => {
    setPicked(ids);
    // The panel that was pressed in is gone.
    if (ids.length === 0) heading.current?.focus({ preventScroll: true });
  };
  const pick = (id: string, add: boolean) =>
    setPicked((before) => (add ? [...before, id] : before.filter((each) => each !== id)));
  const turn = (to: number) => {
    showPage(wanted, to);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  };
  return (
    <Stack as="section" id="listings" aria-labelledby="listings-heading">
      <Cluster gap={4} rows={1} align="baseline" spread className={css.head}>
        <h2 id="listings-heading" ref={heading} tabIndex={-1}>
          Listings
        </h2>
        <Text role="status">
          {found.length === listings.length
            ? formatCount(found.length, 'listing')
            : `${found.length} of ${formatCount(listings.length, 'listing')}`}
        </Text>
      </Cluster>
      {isLong && <ListTools listings={listings} wanted={wanted} want={want} />}
      {isLong && (
        <Cluster rows={2} className={css.actions}>
          <Button look="text" onClick={() => setPicked(found.map(({ id }) => id))}>
            Select all {found.length}
          </Button>
          <DownloadButton
            url={serverUrl(LISTINGS_CSV_PATH as '/')}
            mediaType="text/csv"
            fileName="listings.csv"
            look="text"
          >
            Download CSV
          </DownloadButton>
        </Cluster>
      )}
      {chosen.length > 0 && <LazyBulkActions chosen={chosen} choose={choose} />}
      {found.slice((shown - 1) * LISTINGS_PER_PAGE, shown * LISTINGS_PER_PAGE).map((mine) => (
        <MyListingCard
          key={mine.id}
          compact={isLong}
          chosen={picked.includes(mine.id)}
          choose={isLong ? (add) => pick(mine.id, add) : undefined}
          mine={mine}
          creditCents={coming.find(({ id }) => id === mine.id)?.creditCents}
        />
      ))}
      {found.length === 0 && (
        <p>
          No listings match.{' '}
          <Button look="text" onClick={() => want(noListingFilter)}>
            Show all
          </Button>
        </p>
      )}
      <PageButtons label="Pages of your listings" page={shown} pages={pages} turn={turn} />
    </Stack>
  );
}

interface ListToolsProps {
  listings: ListingList;
  wanted: ListingFilter;
  want: (next: Partial<ListingFilter>) => void;
}

function ListTools({ listings, wanted, want }: ListToolsProps) {
  const now = useNow();
  return (
    <Stack gap={3} className={css.tools} role="search" aria-label="Your listings">
      <LabeledInput
        label="Find a listing"
        type="search"
        autoComplete="off"
        value={wanted.words}
        onChange={(event) => want({ words: event.target.value })}
      />
      <LabeledSelect
        label="Sort by"
        options={Object.entries(orders).map(([value, label]) => ({ value: value as Order, label }))}
        value={wanted.order}
        onChange={(order = wanted.order) => want({ order })}
      />
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
    </Stack>
  );
}
