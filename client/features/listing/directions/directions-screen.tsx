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
  return 'asked' in parsed ? parsed.asked : null;
}

const directionsVariables = (asked: DirectionsRequest) => ({
  input: {
    latitudeHousing: asked.home.lat,
    longitudeHousing: asked.home.lon,
    latitudeSchool: asked.school.lat,
    longitudeSchool: asked.school.lon,
    mode: asked.mode,
    schoolId: asked.schoolId?.toString() ?? null,
    onlineAdId: asked.homeId?.toString() ?? null,
  },
});

export const prepare: Prepare = async (client, { search }) => {
  const asked = parseDirectionsUrl(search);
  if (asked) await client.query({ query: DirectionsDocument, variables: directionsVariables(asked) });
};

/** Renders directions from a listing to a college; a URL without a place redirects to the search. */
export function Screen() {
  const { search } = useLocation();
  const asked = useMemo(() => parseDirectionsUrl(new URLSearchParams(search)), [search]);
  return asked ? <Directions asked={asked} /> : <NotFound title="We need a start and a destination" />;
}

function Directions({ asked }: { asked: DirectionsRequest }) {
  const { data, error, refetch } = useDirectionsQuery({ variables: directionsVariables(asked) });
  if (error && !data) return <ErrorPage error={error} retry={() => void refetch()} />;
  if (!data) return <PlacePageLoading />;
  return <DirectionsPage asked={asked} directions={data.directions} />;
}
