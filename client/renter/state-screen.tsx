import type { ApolloClient } from '@apollo/client';
import { useParams } from '../router.tsx';
import { paths } from '../paths.ts';
import type { Address } from '../screen.ts';
import { Trouble } from '../ui/trouble.tsx';
import { requestIdOf } from '../error-boundary.tsx';
import { prepareHomesNear } from './homes-near.tsx';
import { NotFound } from './not-found.tsx';
import { NearbyPlaces } from './nearby-places.tsx';
import { homesWords } from './place-list.tsx';
import { PlaceScreen } from './place-screen.tsx';
import { PlaceWaiting } from './place-waiting.tsx';
import { StatePageDocument, useStatePageQuery } from './state-screen.generated.ts';

const slugOf = (code = '') => code.toLowerCase();

export const prepare = async (client: ApolloClient, { params }: Address) => {
  const { data } = await client.query({ query: StatePageDocument, variables: { slug: slugOf(params['code']) } });
  if (data?.state) await prepareHomesNear(client, 'state', data.state.id);
};

/** The server names no more of each; the largest ones. */
const MOST = 50;

const collegesWords = (count: number) =>
  count < MOST ? `${count} college${count === 1 ? '' : 's'}` : `${MOST} colleges and more`;

/** 'Colleges in Ohio', 'The largest colleges in California'. */
const headingOf = (what: string, count: number, state: string) =>
  `${count < MOST ? what : `The largest ${what.toLowerCase()}`} in ${state}`;

export function Screen() {
  const { code } = useParams();
  const { data, error, refetch } = useStatePageQuery({ variables: { slug: slugOf(code) } });
  if (error && !data) return <Trouble requestId={requestIdOf(error)} retry={() => void refetch()} />;
  if (!data) return <PlaceWaiting />;
  if (!data.state) return <NotFound title="We do not know that state" />;
  const { id, code: letters, name, schools, cities, listingsCount, page, rents } = data.state;
  return (
    <PlaceScreen
      type="state"
      id={id}
      name={name}
      slug={slugOf(letters)}
      rents={rents}
      page={page}
      heading={`Student housing in ${name}`}
      homes={listingsCount}
      facts={[homesWords(listingsCount), collegesWords(schools.length)]}
    >
      <NearbyPlaces
        heading={headingOf('Colleges', schools.length, name)}
        places={schools.map(({ slug, displayName, listingsCount: homes }) => ({
          href: paths.college(slug),
          name: displayName,
          homes,
        }))}
      />
      <NearbyPlaces
        heading={headingOf('Cities', cities.length, name)}
        places={cities.map(({ slug, name: city, listingsCount: homes }) => ({
          href: paths.city(slug),
          name: city,
          homes,
        }))}
      />
    </PlaceScreen>
  );
}
