import { formatCount } from '../../../domain/format/numbers.ts';
import { useLocation, useParams } from '../../app/router/router.tsx';
import { Redirect } from '../../app/router/redirect.tsx';
import { stateByCode } from '../../../domain/options/states.ts';
import { paths } from '../../app/paths.ts';
import type { Prepare } from '../../app/router/match-screen.ts';
import { ErrorPage } from '../../shared/errors/error-page.tsx';
import { CityPageDocument, useCityPageQuery } from './city-screen.generated.ts';
import { preloadPlaceListings } from './place-listings.tsx';
import { NotFoundNearby } from '../../shared/errors/not-found-nearby.tsx';
import { PlaceScreen } from './place-screen.tsx';
import { PlacePageLoading } from '../../shared/loading/place-page-loading.tsx';
import { PlacesAround } from './places-around.tsx';

export const prepare: Prepare = async (client, { params }) => {
  const { data } = await client.query({ query: CityPageDocument, variables: { slug: params['slug'] ?? '' } });
  await preloadPlaceListings(client, 'city', data?.city?.id, params['slug']);
};

export function Screen() {
  const { slug = '' } = useParams();
  const zip = new URLSearchParams(useLocation().search).get('zip');
  const { data, error, refetch } = useCityPageQuery({ variables: { slug } });
  // Recent searches of earlier versions have a zip code.
  if (zip) return <Redirect to={paths.search(zip)} />;
  if (error && !data) return <ErrorPage error={error} retry={() => void refetch()} />;
  if (!data) return <PlacePageLoading />;
  if (!data.city) return <NotFoundNearby title="City not found" />;
  const { name, state, schools, listingsCount, nearbyCities } = data.city;
  const stateName = stateByCode(state)?.name ?? state;
  return (
    <PlaceScreen
      {...data.city}
      type="city"
      name={`${name}, ${state}`}
      trail={[{ name: stateName, href: paths.state(state) }]}
      within={{ state: stateName }}
      heading={`Apartments in ${name}, ${state}`}
      listingsCount={listingsCount}
      empty={listingsCount === 0 && schools.length === 0}
      facts={schools.length > 0 ? [`${formatCount(schools.length, 'college')} within 10 miles`] : []}
      aside={<PlacesAround heading={`Colleges in ${name}`} schools={schools} cities={nearbyCities} state={state} />}
    />
  );
}
