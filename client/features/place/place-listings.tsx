import type { ApolloClient } from '@apollo/client';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { unmetCriterionLabel } from '../../../domain/search/labels/unmet-criteria-label.ts';
import { Filters } from '../../shared/search-filters/lazy-filters.tsx';
import { TrackedListing } from '../../shared/tracking/tracked-listing.tsx';
import { ListingCard } from '../../shared/listing-card/listing-card.tsx';
import { ListingGrid, ListingGridSkeleton } from '../../shared/listing-card/listing-grid.tsx';
import {
  ClosestNearDocument,
  HomesNearDocument,
  useClosestNearQuery,
  useHomesNearQuery,
} from './place-listings.generated.ts';
import { toCenterOf } from '../../shared/listing-card/travel-times.tsx';
import { DemoNotice } from '../../shared/listing-card/demo-notice.tsx';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { usePreferences } from '../../shared/search/use-search.ts';
import css from '../../shared/styles/place-page.module.css';

const variables = (type: LocationType, id: string) => ({
  filter: { locationType: type, locationId: id },
  inCity: type === 'city',
});

type NearestCampus = { displayName: string; distance: number } | null | undefined;

/** Returns where a card's travel times lead: in a city to the campus nearest to the home; without one, to the center. */
const destination = (type: LocationType, name: string, campus: NearestCampus) =>
  campus ? { to: `to ${campus.displayName}`, miles: campus.distance } : { to: toCenterOf(type, name) };

/** Fetches what `PlaceListings` shows, once its place is known, and the code of the filters above it. */
export async function preloadPlaceListings(client: ApolloClient, type: LocationType, id: string): Promise<void> {
  const [{ data }] = await Promise.all([
    client.query({ query: HomesNearDocument, variables: variables(type, id) }),
    Filters.preload(),
  ]);
  if (data?.searchHousing?.meta.total === 0)
    await client.query({ query: ClosestNearDocument, variables: variables(type, id) });
}

interface PlaceListingsProps {
  type: LocationType;
  id: string;
  name: string;
}

/** Some homes of a place, as any search would order them; where there are none, the closest. */
export function PlaceListings({ type, id, name }: PlaceListingsProps) {
  const wishes = usePreferences();
  const { data, error, loading, refetch } = useHomesNearQuery({ variables: variables(type, id) });
  const homes = data?.searchHousing?.data ?? [];
  const schoolId = type === 'college' ? id : undefined;
  return (
    <section className={css.section} aria-labelledby="homes">
      <h2 id="homes">
        Homes {type === 'state' ? 'in' : 'near'} {name}
      </h2>
      {loading && !data && <ListingGridSkeleton />}
      {error && !data && <QueryError error={error} retry={() => void refetch()} />}
      {data && homes.length === 0 && <ClosestListings type={type} id={id} name={name} schoolId={schoolId} />}
      {homes.length > 0 && (
        <ListingGrid>
          {homes.map(({ listing }, index) => (
            <TrackedListing key={listing.id} id={listing.id} position={index + 1} schoolId={schoolId}>
              <ListingCard
                listing={listing}
                wishes={wishes}
                schoolId={schoolId}
                {...destination(type, name, listing.nearestCampus)}
                // On a phone the first is the largest thing in the window.
                wanted={index === 0 ? 'first' : 'later'}
              />
            </TrackedListing>
          ))}
        </ListingGrid>
      )}
      {homes.some(({ listing }) => listing.demo) && <DemoNotice />}
    </section>
  );
}

/** The closest homes to a place that has none, each saying how far it is. */
function ClosestListings({ type, id, name, schoolId }: PlaceListingsProps & { schoolId: string | undefined }) {
  const wishes = usePreferences();
  const { data } = useClosestNearQuery({ variables: variables(type, id) });
  const homes = data?.closestHousing?.data ?? [];
  return (
    <>
      <p className={css.words}>No homes here yet.{homes.length > 0 && ' These are the closest.'}</p>
      <ListingGrid>
        {homes.map(({ listing, unmet }, index) => (
          <TrackedListing key={listing.id} id={listing.id} position={index + 1} schoolId={schoolId}>
            <ListingCard
              listing={listing}
              wishes={wishes}
              schoolId={schoolId}
              {...destination(type, name, listing.nearestCampus)}
              misses={unmet.map((missed) => ({ kind: 'misses', text: unmetCriterionLabel(missed) }))}
            />
          </TrackedListing>
        ))}
      </ListingGrid>
      {homes.some(({ listing }) => listing.demo) && <DemoNotice />}
    </>
  );
}
