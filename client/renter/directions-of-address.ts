import { parseDirections, type DirectionsAsked } from '../../domain/renter/directions.ts';
import type { DirectionsQueryVariables } from './directions-screen.generated.ts';

/** What an address asks for; null when it says no place, or nonsense. */
export function directionsOfAddress(query: URLSearchParams): DirectionsAsked | null {
  const names = [...new Set(query.keys())];
  const values = names.map((name): [string, string | string[]] => {
    const all = query.getAll(name);
    return [name, all.length > 1 ? all : (all[0] ?? '')];
  });
  const parsed = parseDirections(Object.fromEntries(values));
  return 'asked' in parsed ? parsed.asked : null;
}

/** The same as the schema takes it. */
export const directionsVariables = ({
  home,
  school,
  mode,
  schoolId,
  homeId,
}: DirectionsAsked): DirectionsQueryVariables => ({
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
