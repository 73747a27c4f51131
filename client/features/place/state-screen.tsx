import { formatCount } from '../../../domain/format/numbers.ts';
import type { ApolloClient } from '@apollo/client';
import { useParams } from '../../app/router/router.tsx';
import { paths } from '../../app/paths.ts';
import type { Address } from '../../app/router/match-screen.ts';
import { ErrorPage } from '../../shared/errors/error-page.tsx';
import { requestIdOf } from '../../app/error-boundary.tsx';
import { preloadPlaceListings } from './place-listings.tsx';
import { NotFoundNearby, preloadSuggestions } from '../../shared/errors/not-found-nearby.tsx';
import { NearbyPlaces } from './nearby-places.tsx';
import { formatListingCount } from '../../shared/place-search/place-list.tsx';
import { PlaceScreen } from './place-screen.tsx';
import { PlacePageLoading } from '../../shared/loading/place-page-loading.tsx';
import { StatePageDocument, useStatePageQuery } from './state-screen.generated.ts';

const slugOf = (code = '') => code.toLowerCase();

export const prepare = async (client: ApolloClient, { params }: Address) => {
  const { data } = await client.query({ query: StatePageDocument, variables: { slug: slugOf(params['code']) } });
  if (data?.state) await preloadPlaceListings(client, 'state', data.state.id);
  else await preloadSuggestions(client, params['code'] ?? '');
};

/** The server names no more of each; the largest ones. */
const MAX_COLLEGES = 50;

const collegeCountText = (count: number) =>
  count < MAX_COLLEGES ? formatCount(count, 'college') : `${MAX_COLLEGES}+ colleges`;

/** 'Colleges in Ohio', 'The largest colleges in California'. */
const headingOf = (what: string, count: number, state: string) =>
  `${count < MAX_COLLEGES ? what : `The largest ${what.toLowerCase()}`} in ${state}`;

export function Screen() {
  const { code } = useParams();
  const { data, error, refetch } = useStatePageQuery({ variables: { slug: slugOf(code) } });
  if (error && !data) return <ErrorPage requestId={requestIdOf(error)} retry={() => void refetch()} />;
  if (!data) return <PlacePageLoading />;
  if (!data.state) return <NotFoundNearby title="State not found" />;
  const { id, code: letters, name, schools, cities, listingsCount, page, rents } = data.state;
  return (
    <PlaceScreen
      type="state"
      id={id}
      name={name}
      slug={slugOf(letters)}
      rents={rents}
      page={page}
      heading={`Student housing in ${name}`}
      homes={listingsCount}
      facts={[formatListingCount(listingsCount), collegeCountText(schools.length)]}
    >
      <NearbyPlaces
        heading={headingOf('Colleges', schools.length, name)}
        places={schools.map(({ slug, displayName, listingsCount: homes }) => ({
          href: paths.college(slug),
          name: displayName,
          homes,
        }))}
      />
      <NearbyPlaces
        heading={headingOf('Cities', cities.length, name)}
        places={cities.map(({ slug, name: city, listingsCount: homes }) => ({
          href: paths.city(slug),
          name: city,
          homes,
        }))}
      />
    </PlaceScreen>
  );
}
