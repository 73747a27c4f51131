import { useMemo } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { formatMiles, travelTimesLabel } from '../../../domain/places/directions/travel-times.ts';
import { useRenter } from '../../shared/renter/renter-store.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { classNames } from '../../components/class-names.ts';
import type { ListingPageQuery } from './listing-screen.generated.ts';
import { DirectionsLink } from '../../shared/map/directions-link.tsx';
import { MapFrame } from './map/map-frame.tsx';
import place from '../../shared/place-search/place-list.module.css';
import css from './listing-location.module.css';

type Listing = NonNullable<ListingPageQuery['listing']>;

/** Renders where a listing is: on a map with the chosen or nearest college, and the distance to each college nearby. */
export function ListingLocation({ home }: { home: Listing }) {
  const { schoolInfo } = useRenter();
  const { nearbySchools: schools } = home;
  const chosen = schoolInfo?.type === 'college' ? schoolInfo.id : undefined;
  const ordered = useMemo(
    () => [...schools.filter(({ id }) => id === chosen), ...schools.filter(({ id }) => id !== chosen)],
    [schools, chosen],
  );
  return (
    <>
      <section>
        <h2>Location</h2>
        <MapFrame home={home} schools={ordered} />
        <Text className={css.quiet}>
          Positions on the map are approximate. Rings and times are straight-line estimates.
        </Text>
      </section>
      {schools.length > 0 && (
        <section>
          <h2>Colleges nearby</h2>
          <ul role="list" className={classNames(place.list, place.one)}>
            {schools.map((school) => (
              <Stack as="li" key={school.id} className={css.school}>
                <Anchor href={paths.college(school.slug)}>
                  <span>{school.displayName}</span>{' '}
                  <Text as="span" className={place.count}>
                    {formatMiles(school.distance)}, {travelTimesLabel(school.distance)}
                  </Text>
                </Anchor>
                <DirectionsLink home={home} school={school} />
              </Stack>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
