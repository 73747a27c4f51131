import { formatNumber } from '../../../domain/format/numbers.ts';
import type { ApolloClient } from '@apollo/client';
import { useParams } from '../../app/router/router.tsx';
import { stateByCode } from '../../../domain/options/states.ts';
import { paths } from '../../app/paths.ts';
import type { Address } from '../../app/router/match-screen.ts';
import { ErrorPage } from '../../shared/errors/error-page.tsx';
import { requestIdOf } from '../../app/error-boundary.tsx';
import { CollegePageDocument, useCollegePageQuery } from './college-screen.generated.ts';
import { preloadPlaceListings } from './place-listings.tsx';
import { NotFoundNearby, preloadSuggestions } from '../../shared/errors/not-found-nearby.tsx';
import { PlaceScreen } from './place-screen.tsx';
import { PlacePageLoading } from '../../shared/loading/place-page-loading.tsx';
import { PlacesAround } from './places-around.tsx';

export const prepare = async (client: ApolloClient, { params }: Address) => {
  const { data } = await client.query({ query: CollegePageDocument, variables: { slug: params['slug'] ?? '' } });
  if (data?.school) await preloadPlaceListings(client, 'college', data.school.id);
  else await preloadSuggestions(client, params['slug'] ?? '');
};

export function Screen() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useCollegePageQuery({ variables: { slug } });
  if (error && !data) return <ErrorPage requestId={requestIdOf(error)} retry={() => void refetch()} />;
  if (!data) return <PlacePageLoading />;
  const college = data.school;
  if (!college) return <NotFoundNearby title="College not found" />;
  const { id, displayName, city, state, enrolment, listingsCount, page, rents, nearbySchools, nearbyCities } = college;
  const stateName = stateByCode(state)?.name ?? state;
  return (
    <PlaceScreen
      type="college"
      id={id}
      name={displayName}
      slug={college.slug}
      rents={rents}
      trail={[{ name: stateName, href: paths.state(state) }]}
      within={{ city, state }}
      page={page}
      heading={`Housing near ${displayName}`}
      homes={listingsCount}
      facts={[`${city}, ${state}`, ...(enrolment > 0 ? [`About ${formatNumber(enrolment)} students`] : [])]}
      aside={
        <PlacesAround
          heading={`Colleges near ${displayName}`}
          schools={nearbySchools}
          cities={nearbyCities}
          state={state}
        />
      }
    />
  );
}
