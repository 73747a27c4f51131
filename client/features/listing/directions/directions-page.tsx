import { useMemo } from 'react';
import { Stack } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import type { TravelMode } from '../../../../domain/places/distance.ts';
import { shownMiles, type DirectionsRequest } from '../../../../domain/places/directions/directions.ts';
import { formatDuration, formatMiles } from '../../../../domain/places/directions/travel-times.ts';
import { paths } from '../../../app/paths.ts';
import { Anchor } from '../../../components/anchor.tsx';
import { buttonClass } from '../../../components/button.tsx';
import { Head } from '../../../components/head.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Container } from '../../../components/container.tsx';
import type { DirectionsQuery } from './directions-screen.generated.ts';
import { MapFrame } from '../map/map-frame.tsx';
import css from './directions-page.module.css';

const icons = { walking: 'walk', cycling: 'bike', driving: 'car' } as const;
const order: readonly TravelMode[] = ['walking', 'cycling', 'driving'];
const titles: Record<TravelMode, string> = { walking: 'Walking', cycling: 'Biking', driving: 'Driving' };

/** Renders the distance, the travel time by mode, and a link to a maps app. */
export function DirectionsPage({ request, directions }: DirectionsQuery & { request: DirectionsRequest }) {
  const { routes, listing, school } = directions;
  const from = listing?.name ?? 'the home';
  const to = school?.displayName ?? 'the college';
  const sorted = order.flatMap((mode) => routes.filter((route) => route.mode === mode));
  const chosen = routes[0];
  // An estimate shows the distance that the listing shows.
  const straight = shownMiles(request.home, request.school);
  const here = useMemo(() => ({ ...request.home, name: from }), [request, from]);
  const there = useMemo(() => [{ ...request.school, id: 'school', displayName: to }], [request, to]);
  return (
    <Stack as={Container} narrow className={css.page}>
      <Head title={`From ${from} to ${to}`} hidden />
      {listing && (
        <p>
          <Anchor href={paths.listing(listing.slug)}>{`Back to ${listing.name}`}</Anchor>
        </p>
      )}
      <h1>{`From ${from} to ${to}`}</h1>
      <nav aria-label="Ways to get there">
        <Stack as="ul" gap={3} role="list" className={css.ways}>
          {sorted.map(({ mode, minutes, distance, estimate }) => (
            <li key={mode}>
              <Anchor
                className={css.way}
                href={paths.directions({
                  home: { ...request.home, id: request.homeId },
                  school: { ...request.school, id: request.schoolId },
                  site: request.site,
                  mode,
                })}
                rel="nofollow"
                {...(mode === request.mode && { 'aria-current': 'true' as const })}
              >
                <Icon name={icons[mode]} />
                <span>{titles[mode]}</span>
                <strong>
                  {estimate && 'about '}
                  {formatDuration(minutes)}
                </strong>
                <Text as="span" className={css.miles}>
                  {formatMiles(estimate ? straight : distance)}
                </Text>
              </Anchor>
            </li>
          ))}
        </Stack>
      </nav>
      {chosen && (
        <p className={css.open}>
          <a className={buttonClass()} href={chosen.url} rel="noreferrer">
            <Icon name="way" /> {`Get ${titles[chosen.mode].toLowerCase()} directions in Google Maps`}
          </a>
        </p>
      )}
      <MapFrame home={here} schools={there} line />
      <Text>
        {routes.some(({ estimate }) => estimate)
          ? 'Distances are in a straight line. Times are straight-line estimates, without traffic; the actual route follows streets.'
          : 'Times come from a routing service, without traffic. The line on the map is straight; the actual route follows streets.'}
      </Text>
      {school && (
        <p>
          <Anchor href={paths.college(school.slug)}>{`More homes near ${school.displayName}`}</Anchor>
        </p>
      )}
    </Stack>
  );
}
