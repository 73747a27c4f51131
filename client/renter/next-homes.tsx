import { useMemo } from 'react';
import type { HousingFilter } from '../../domain/search.ts';
import { useBrand } from '../boot.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { TrackedHome } from '../tracking/tracked-home.tsx';
import { HomeCard } from './home-card.tsx';
import { HomesGrid, WaitingHomes } from './homes-grid.tsx';
import { useLastSearch } from './matches-path.ts';
import { useMatchesQuery } from './matches-screen.generated.ts';
import { useNearestCollegeQuery } from './next-homes.generated.ts';
import { searchVariables, useWishes } from './use-search.ts';
import css from './message-screen.module.css';

const SHOWN = 3;

interface NextHomesProps {
  title: string;
  /** Where to look when this browser remembers no place. */
  schoolId: string | null | undefined;
  /** A home that was asked about, by its slug: without any place, one looks near its college. */
  home?: string | undefined;
  /** Ids of the homes that were asked already. */
  without: readonly string[];
}

/** The next of this renter's matches, to ask as well (K23). */
export function NextHomes({ schoolId, home, ...rest }: NextHomesProps) {
  const known = useLastSearch(schoolId);
  const { data } = useNearestCollegeQuery({
    variables: { slug: home ?? '' },
    skip: known !== null || home === undefined,
  });
  const nearest = useLastSearch(data?.listing?.nearbySchools[0]?.id);
  const search = known ?? nearest;
  return search && <Found search={search} {...rest} />;
}

interface FoundProps extends Pick<NextHomesProps, 'title' | 'without'> {
  search: HousingFilter;
}

function Found({ search, title, without }: FoundProps) {
  const { code } = useBrand();
  const wishes = useWishes(search);
  const { data, loading } = useMatchesQuery({ variables: searchVariables({ ...search, page: 1, site: code }) });
  const found = data?.searchHousing;
  const asked = useMemo(() => new Set(without), [without]);
  const homes = found?.data.filter(({ listing }) => !asked.has(listing.id)).slice(0, SHOWN) ?? [];
  if (!loading && homes.length === 0) return null;
  return (
    <Wrap className={css.next}>
      <h2>{title}</h2>
      {homes.length === 0 ? (
        <WaitingHomes count={SHOWN} />
      ) : (
        <HomesGrid>
          {homes.map(({ listing }, index) => (
            <TrackedHome
              key={listing.id}
              id={listing.id}
              position={index + 1}
              schoolId={found?.location.type === 'college' ? found.location.id : undefined}
            >
              <HomeCard
                listing={listing}
                wishes={wishes}
                schoolId={found?.location.type === 'college' ? found.location.id : undefined}
              />
            </TrackedHome>
          ))}
        </HomesGrid>
      )}
    </Wrap>
  );
}
