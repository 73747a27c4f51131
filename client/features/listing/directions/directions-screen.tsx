import { useMemo } from 'react';
import { useLocation } from '../../../app/router/router.tsx';
import { queryRecord, type Prepare } from '../../../app/router/match-screen.ts';
import { ErrorPage } from '../../../shared/errors/error-page.tsx';
import { DirectionsPage } from './directions-page.tsx';
import { DirectionsDocument, useDirectionsQuery } from './directions-screen.generated.ts';
import { NotFound } from '../../../shared/errors/not-found.tsx';
import { PlacePageLoading } from '../../../shared/loading/place-page-loading.tsx';
import { type DirectionsRequest, parseDirections } from '../../../../domain/places/directions/directions.ts';

/** Parses the request from a URL; returns null when it has no place or is invalid. */
function parseDirectionsUrl(query: URLSearchParams): DirectionsRequest | null {
  const parsed = parseDirections(queryRecord(query));
  return 'request' in parsed ? parsed.request : null;
}

const directionsVariables = (request: DirectionsRequest) => ({
  input: {
    latitudeHousing: request.home.lat,
    longitudeHousing: request.home.lon,
    latitudeSchool: request.school.lat,
    longitudeSchool: request.school.lon,
    mode: request.mode,
    schoolId: request.schoolId?.toString() ?? null,
    onlineAdId: request.homeId?.toString() ?? null,
  },
});

export const prepare: Prepare = async (client, { search }) => {
  const request = parseDirectionsUrl(search);
  if (request) await client.query({ query: DirectionsDocument, variables: directionsVariables(request) });
};

/** Renders directions from a listing to a college; a URL without a place redirects to the search. */
export function Screen() {
  const { search } = useLocation();
  const request = useMemo(() => parseDirectionsUrl(new URLSearchParams(search)), [search]);
  return request ? <Directions request={request} /> : <NotFound title="We need a start and a destination" />;
}

function Directions({ request }: { request: DirectionsRequest }) {
  const { data, error, refetch } = useDirectionsQuery({ variables: directionsVariables(request) });
  if (error && !data) return <ErrorPage error={error} retry={() => void refetch()} />;
  if (!data) return <PlacePageLoading />;
  return <DirectionsPage request={request} directions={data.directions} />;
}
