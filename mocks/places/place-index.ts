import { stateByCode, states } from '../../domain/options/states.ts';
import { cityNames, collegeNames, stateNames } from '../../domain/places/search/name-variants.ts';
import { cityHit, collegeHit, stateHit, statePlace } from '../../domain/places/search/place-hit.ts';
import { PlaceIndex } from '../../domain/places/search/place-index.ts';
import { cityWeight, STATE_WEIGHT } from '../../domain/places/search/place-weight.ts';
import { cities } from '../data/cities.ts';
import { colleges } from '../data/colleges.ts';

const stateName = (code: string) => stateByCode(code)?.name ?? '';

/** The places of the mock with every name under which each is found, by the server's own rules. */
export const indexedPlaces = [
  ...colleges.map((college) => ({
    hit: collegeHit(college),
    weight: college.enrolment,
    names: collegeNames({ ...college, stateName: stateName(college.state) }),
  })),
  ...states.map((state) => ({ hit: stateHit(statePlace(state)), weight: STATE_WEIGHT, names: stateNames(state) })),
  ...cities.map((city) => ({
    hit: cityHit(city),
    weight: cityWeight(city.weight),
    names: cityNames({ ...city, stateName: stateName(city.state) }),
  })),
];

export const placeIndex = new PlaceIndex(indexedPlaces);
