import type { ApolloClient } from '@apollo/client';
import { useLocation } from '../../../app/router/router.tsx';
import { requestIdOf } from '../../../app/error-boundary.tsx';
import type { Address } from '../../../app/router/match-screen.ts';
import { ErrorPage } from '../../../shared/errors/error-page.tsx';
import { DirectionsPage } from './directions-page.tsx';
import {
  DirectionsDocument,
  useDirectionsQuery,
  type DirectionsQueryVariables,
} from './directions-screen.generated.ts';
import { NotFound } from '../../../shared/errors/not-found.tsx';
import { PlacePageLoading } from '../../../shared/loading/place-page-loading.tsx';
import { type DirectionsRequest, parseDirections } from '../../../../domain/places/directions/directions.ts';

/** Parses the request from a URL; returns null when it has no place or is invalid. */
function parseDirectionsUrl(query: URLSearchParams): DirectionsRequest | null {
  const names = [...new Set(query.keys())];
  const values = names.map((name): [string, string | string[]] => {
    const all = query.getAll(name);
    return [name, all.length > 1 ? all : (all[0] ?? '')];
  });
  const parsed = parseDirections(Object.fromEntries(values));
  return 'asked' in parsed ? parsed.asked : null;
}

/** Returns the request as GraphQL variables. */
const directionsVariables = ({
  home,
  school,
  mode,
  schoolId,
  homeId,
}: DirectionsRequest): DirectionsQueryVariables => ({
  input: {
    latitudeHousing: home.lat,
    longitudeHousing: home.lon,
    latitudeSchool: school.lat,
    longitudeSchool: school.lon,
    mode,
    schoolId: schoolId === undefined ? null : String(schoolId),
    onlineAdId: homeId === undefined ? null : String(homeId),
  },
});

export const prepare = async (client: ApolloClient, { search }: Address) => {
  const asked = parseDirectionsUrl(search);
  if (asked) await client.query({ query: DirectionsDocument, variables: directionsVariables(asked) });
};

/** Renders directions from a listing to a college; a URL without a place redirects to the search. */
export function Screen() {
  const { search } = useLocation();
  const asked = parseDirectionsUrl(new URLSearchParams(search));
  return asked ? <Directions asked={asked} /> : <NotFound title="We need a start and a destination" />;
}

function Directions({ asked }: { asked: DirectionsRequest }) {
  const { data, error, refetch } = useDirectionsQuery({ variables: directionsVariables(asked) });
  if (error && !data) return <ErrorPage requestId={requestIdOf(error)} retry={() => void refetch()} />;
  if (!data) return <PlacePageLoading />;
  return <DirectionsPage asked={asked} directions={data.directions} />;
}
