import { stateByCode } from '../../../domain/options/states.ts';
import { paths } from '../../app/paths.ts';
import { NearbyPlaces } from './nearby-places.tsx';

interface PlacesAroundProps {
  /** Over the colleges. */
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
      <NearbyPlaces
        heading={heading}
        places={schools.map(({ displayName: name, slug, listingsCount: homes }) => ({
          href: paths.college(slug),
          name,
          homes,
        }))}
      />
      <NearbyPlaces
        heading="Cities nearby"
        places={cities.map((city) => ({
          href: paths.city(city.slug),
          name: `${city.name}, ${city.state}`,
          homes: city.listingsCount,
        }))}
        more={{ name: `Colleges and cities in ${stateByCode(state)?.name ?? state}`, href: paths.state(state) }}
      />
    </>
  );
}
