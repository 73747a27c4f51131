import { useMemo } from 'react';
import { Stack } from '../../../components/layout/layout.tsx';
import type { HousingFilter } from '../../../../domain/search/search-query.ts';
import { useBrand } from '../../../app/page-info.tsx';
import { Container } from '../../../components/container.tsx';
import { TrackedCards } from '../../../shared/tracking/tracked-card.tsx';
import { ListingGridSkeleton } from '../../../shared/listing-card/listing-grid.tsx';
import { useLastSearch } from '../../../shared/search/matches-path.ts';
import { useMatchesQuery } from '../../../shared/search/matches.generated.ts';
import { useNearestCollegeQuery } from './next-listings.generated.ts';
import { preferencesOf } from '../../../../domain/search/match-reasons.ts';
import { searchVariables, toPlace } from '../../../shared/search/use-search.ts';
import css from '../../../shared/styles/message-page.module.css';

const SHOWN = 3;

interface NextListingsProps {
  title: string;
  /** College to search near if this browser has no stored place. */
  schoolId: string | null | undefined;
  /** Slug of a contacted listing: without any place, the search uses the nearest college. */
  home?: string | undefined;
  without: readonly string[];
}

/** Renders the next of the renter's matches, to contact as well (K23). */
export function NextListings({ schoolId, home, ...rest }: NextListingsProps) {
  const known = useLastSearch(schoolId);
  const { data } = useNearestCollegeQuery({
    variables: { slug: home ?? '' },
    skip: known !== null || home === undefined,
  });
  const nearest = useLastSearch(data?.listing?.nearbySchools[0]?.id);
  const search = known ?? nearest;
  return search && <Found search={search} {...rest} />;
}

function Found({ search, title, without }: Pick<NextListingsProps, 'title' | 'without'> & { search: HousingFilter }) {
  const { code } = useBrand();
  const preferences = preferencesOf(search);
  const { data, loading } = useMatchesQuery({ variables: searchVariables({ ...search, page: 1, site: code }) });
  const found = data?.searchHousing;
  const excluded = useMemo(() => new Set(without), [without]);
  const homes = found?.data.filter(({ listing }) => !excluded.has(listing.id)).slice(0, SHOWN) ?? [];
  if (!loading && homes.length === 0) return null;
  return (
    <Stack as={Container} className={css.next}>
      <h2>{title}</h2>
      {found && homes.length > 0 ? (
        <TrackedCards cards={homes} preferences={preferences} {...toPlace(found.location)} />
      ) : (
        <ListingGridSkeleton count={SHOWN} />
      )}
    </Stack>
  );
}
