import { formatNumber } from '../../../domain/format/numbers.ts';
import { useParams } from '../../app/router/router.tsx';
import { stateByCode } from '../../../domain/options/states.ts';
import { paths } from '../../app/paths.ts';
import type { Prepare } from '../../app/router/match-screen.ts';
import { ErrorPage } from '../../shared/errors/error-page.tsx';
import { CollegePageDocument, useCollegePageQuery } from './college-screen.generated.ts';
import { preloadPlaceListings } from './place-listings.tsx';
import { NotFoundNearby } from '../../shared/errors/not-found-nearby.tsx';
import { PlaceScreen } from './place-screen.tsx';
import { PlacePageLoading } from '../../shared/loading/place-page-loading.tsx';
import { PlacesAround } from './places-around.tsx';

export const prepare: Prepare = async (client, { params }) => {
  const { data } = await client.query({ query: CollegePageDocument, variables: { slug: params['slug'] ?? '' } });
  await preloadPlaceListings(client, 'college', data?.school?.id, params['slug']);
};

export function Screen() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useCollegePageQuery({ variables: { slug } });
  if (error && !data) return <ErrorPage error={error} retry={() => void refetch()} />;
  if (!data) return <PlacePageLoading />;
  if (!data.school) return <NotFoundNearby title="College not found" />;
  const { displayName, city, state, enrollment, listingsCount, nearbySchools, nearbyCities } = data.school;
  const stateName = stateByCode(state)?.name ?? state;
  return (
    <PlaceScreen
      {...data.school}
      type="college"
      name={displayName}
      trail={[{ name: stateName, href: paths.state(state) }]}
      within={{ city, state }}
      heading={`Housing near ${displayName}`}
      listingsCount={listingsCount}
      facts={[`${city}, ${state}`, ...(enrollment > 0 ? [`About ${formatNumber(enrollment)} students`] : [])]}
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
