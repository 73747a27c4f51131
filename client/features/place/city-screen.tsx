import { formatCount } from '../../../domain/format/numbers.ts';
import type { ApolloClient } from '@apollo/client';
import { useParams } from '../../app/router/router.tsx';
import { stateByCode } from '../../../domain/options/states.ts';
import { paths } from '../../app/paths.ts';
import type { Address } from '../../app/router/match-screen.ts';
import { ErrorPage } from '../../shared/errors/error-page.tsx';
import { requestIdOf } from '../../app/error-boundary.tsx';
import { CityPageDocument, useCityPageQuery } from './city-screen.generated.ts';
import { preloadPlaceListings } from './place-listings.tsx';
import { NotFoundNearby, preloadSuggestions } from '../../shared/errors/not-found-nearby.tsx';
import { PlaceScreen } from './place-screen.tsx';
import { PlacePageLoading } from '../../shared/loading/place-page-loading.tsx';
import { PlacesAround } from './places-around.tsx';

export const prepare = async (client: ApolloClient, { params }: Address) => {
  const { data } = await client.query({ query: CityPageDocument, variables: { slug: params['slug'] ?? '' } });
  if (data?.city) await preloadPlaceListings(client, 'city', data.city.id);
  else await preloadSuggestions(client, params['slug'] ?? '');
};

export function Screen() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useCityPageQuery({ variables: { slug } });
  if (error && !data) return <ErrorPage requestId={requestIdOf(error)} retry={() => void refetch()} />;
  if (!data) return <PlacePageLoading />;
  if (!data.city) return <NotFoundNearby title="City not found" />;
  const { id, name, state, schools, listingsCount, page, rents, nearbyCities } = data.city;
  const stateName = stateByCode(state)?.name ?? state;
  return (
    <PlaceScreen
      type="city"
      id={id}
      name={`${name}, ${state}`}
      slug={data.city.slug}
      rents={rents}
      trail={[{ name: stateName, href: paths.state(state) }]}
      within={{ state: stateName }}
      page={page}
      heading={`Apartments in ${name}, ${state}`}
      homes={listingsCount}
      empty={listingsCount === 0 && schools.length === 0}
      facts={schools.length > 0 ? [`${formatCount(schools.length, 'college')} within 10 miles`] : []}
      aside={<PlacesAround heading={`Colleges in ${name}`} schools={schools} cities={nearbyCities} state={state} />}
    />
  );
}
