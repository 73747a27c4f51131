import { stateByCode } from '../../../domain/options/states.ts';
import { paths } from '../../app/paths.ts';
import { listedCity, listedCollege } from '../../shared/place-search/place-list.tsx';
import { NearbyPlaces } from './nearby-places.tsx';

interface PlacesAroundProps {
  heading: string;
  schools: readonly { displayName: string; slug: string; listingsCount: number }[];
  cities: readonly { name: string; state: string; slug: string; listingsCount: number }[];
  /** Its code, for the way to all the rest. */
  state: string;
}

/** The colleges and cities around a college or a city, and the way to all of the state. */
export function PlacesAround({ heading, schools, cities, state }: PlacesAroundProps) {
  return (
    <>
      <NearbyPlaces heading={heading} places={schools.map(listedCollege)} />
      <NearbyPlaces
        heading="Cities nearby"
        places={cities.map((city) => listedCity(city, `${city.name}, ${city.state}`))}
        more={{ name: `Colleges and cities in ${stateByCode(state)?.name ?? state}`, href: paths.state(state) }}
      />
    </>
  );
}
