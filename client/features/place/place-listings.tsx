import type { ApolloClient } from '@apollo/client';
import { loadChunk } from '../../components/hooks/load-chunk.ts';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { Filters } from '../../shared/search-filters/lazy-filters.tsx';
import { TrackedCards } from '../../shared/tracking/tracked-card.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { ListingGridSkeleton } from '../../shared/listing-card/listing-grid.tsx';
import { HomesNearDocument, useHomesNearQuery } from './place-listings.generated.ts';
import { DemoNotice } from '../../shared/listing-card/demo-notice.tsx';
import { preloadSuggestions } from '../../shared/errors/not-found-nearby.tsx';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { usePreferences } from '../../shared/search/use-search.ts';
import { placeVariables as variables, toPlaceCard } from './place-card.ts';
import css from '../../shared/styles/place-page.module.css';

const closestListings = () => loadChunk(() => import('./closest-listings.tsx'));
const ClosestListings = lazyPart(async () => (await closestListings()).ClosestListings);

/** Fetches what `PlaceListings` shows and the code of the filters above it; without a place, what is named like `slug`. */
export async function preloadPlaceListings(client: ApolloClient, type: LocationType, id?: string, slug = '') {
  if (id === undefined) return preloadSuggestions(client, slug);
  const [{ data }] = await Promise.all([
    client.query({ query: HomesNearDocument, variables: variables(type, id) }),
    Filters.preload(),
  ]);
  if (data?.searchHousing?.meta.total === 0) await (await closestListings()).preloadClosestListings(client, type, id);
}

/** Some homes of a place, as any search would order them; where there are none, the closest. */
export function PlaceListings({ type, id, name }: { type: LocationType; id: string; name: string }) {
  const preferences = usePreferences();
  const { data, error, loading, refetch } = useHomesNearQuery({ variables: variables(type, id) });
  const homes = data?.searchHousing?.data ?? [];
  return (
    <section className={css.section} aria-labelledby="homes">
      <h2 id="homes">
        Homes {type === 'state' ? 'in' : 'near'} {name}
      </h2>
      {loading && !data && <ListingGridSkeleton />}
      {error && !data && <QueryError error={error} retry={() => void refetch()} />}
      {data && homes.length === 0 && <ClosestListings type={type} id={id} name={name} />}
      {homes.length > 0 && (
        <TrackedCards
          cards={homes.map(({ listing }, index) => ({
            ...toPlaceCard(listing, type, name),
            // On a phone the first is the largest thing in the window.
            wanted: index === 0 ? 'first' : 'later',
          }))}
          preferences={preferences}
          schoolId={type === 'college' ? id : undefined}
        />
      )}
      {homes.some(({ listing }) => listing.demo) && <DemoNotice />}
    </section>
  );
}
