import { stateByCode, states } from '../../domain/options/states.ts';
import { cityNames, collegeNames, stateNames, type SearchName } from '../../domain/places/name-variants.ts';
import { CITY, COLLEGE, STATE } from '../../domain/places/place-kinds.ts';
import { cityWeight, STATE_WEIGHT } from '../../domain/places/place-weight.ts';
import { cities } from '../data/cities.ts';
import { colleges } from '../data/colleges.ts';

/** One name of one place: what the server keeps in `place_name`. */
export interface PlaceName extends SearchName {
  kind: number;
  id: number;
  weight: number;
}

const stateName = (code: string) => stateByCode(code)?.name ?? '';

/** Every name under which a place of the mock is found, made by the server's own rules. */
export const placeNames: readonly PlaceName[] = [
  ...colleges.flatMap((college) =>
    collegeNames({ ...college, stateName: stateName(college.state) }).map((name) => ({
      kind: COLLEGE,
      id: college.id,
      weight: college.enrolment,
      ...name,
    })),
  ),
  ...states.flatMap((state) =>
    stateNames(state).map((name) => ({ kind: STATE, id: state.fips, weight: STATE_WEIGHT, ...name })),
  ),
  ...cities.flatMap((city) =>
    cityNames({ ...city, stateName: stateName(city.state) }).map((name) => ({
      kind: CITY,
      id: city.id,
      weight: cityWeight(city.weight),
      ...name,
    })),
  ),
];
