import { formatCount } from '../../../domain/format/numbers.ts';
import { useParams } from '../../app/router/router.tsx';
import type { Prepare } from '../../app/router/match-screen.ts';
import { ErrorPage } from '../../shared/errors/error-page.tsx';
import { preloadPlaceListings } from './place-listings.tsx';
import { NotFoundNearby } from '../../shared/errors/not-found-nearby.tsx';
import { NearbyPlaces } from './nearby-places.tsx';
import { formatListingCount, listedCity, listedCollege } from '../../shared/place-search/place-list.tsx';
import { PlaceScreen } from './place-screen.tsx';
import { PlacePageLoading } from '../../shared/loading/place-page-loading.tsx';
import { StatePageDocument, useStatePageQuery } from './state-screen.generated.ts';

const slugOf = (code = '') => code.toLowerCase();

export const prepare: Prepare = async (client, { params }) => {
  const { data } = await client.query({ query: StatePageDocument, variables: { slug: slugOf(params['code']) } });
  await preloadPlaceListings(client, 'state', data?.state?.id, params['code']);
};

/** The server names no more of each; the largest ones. */
const MAX_COLLEGES = 50;

const collegeCountText = (count: number) =>
  count < MAX_COLLEGES ? formatCount(count, 'college') : `${MAX_COLLEGES}+ colleges`;

/** 'Colleges in Ohio', 'The largest colleges in California'. */
const headingOf = (what: string, count: number, state: string) =>
  `${count < MAX_COLLEGES ? what : `The largest ${what.toLowerCase()}`} in ${state}`;

export function Screen() {
  const params = useParams();
  const { data, error, refetch } = useStatePageQuery({ variables: { slug: slugOf(params['code']) } });
  if (error && !data) return <ErrorPage error={error} retry={() => void refetch()} />;
  if (!data) return <PlacePageLoading />;
  if (!data.state) return <NotFoundNearby title="State not found" />;
  const { code, name, schools, cities, listingsCount } = data.state;
  return (
    <PlaceScreen
      {...data.state}
      type="state"
      slug={slugOf(code)}
      heading={`Student housing in ${name}`}
      listingsCount={listingsCount}
      facts={[formatListingCount(listingsCount), collegeCountText(schools.length)]}
    >
      <NearbyPlaces heading={headingOf('Colleges', schools.length, name)} places={schools.map(listedCollege)} />
      <NearbyPlaces
        heading={headingOf('Cities', cities.length, name)}
        places={cities.map((city) => listedCity(city, city.name))}
      />
    </PlaceScreen>
  );
}
