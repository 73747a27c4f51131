import type { ApolloClient } from '@apollo/client';
import { useParams } from 'react-router';
import { paths } from '../paths.ts';
import type { Address } from '../screen.ts';
import { Trouble } from '../ui/trouble.tsx';
import { requestIdOf } from '../error-boundary.tsx';
import { prepareHomesNear } from './homes-near.tsx';
import { NotFound } from './not-found.tsx';
import { homesWords, PlaceList } from './place-list.tsx';
import { PlaceScreen } from './place-screen.tsx';
import { PlaceWaiting } from './place-waiting.tsx';
import { StatePageDocument, useStatePageQuery } from './state-screen.generated.ts';
import css from './place-screen.module.css';

const slugOf = (code = '') => code.toLowerCase();

export const prepare = async (client: ApolloClient, { params }: Address) => {
  const { data } = await client.query({ query: StatePageDocument, variables: { slug: slugOf(params['code']) } });
  if (data?.state) await prepareHomesNear(client, 'state', data.state.id);
};

export function Screen() {
  const { code } = useParams();
  const { data, error, refetch } = useStatePageQuery({ variables: { slug: slugOf(code) } });
  if (error && !data) return <Trouble requestId={requestIdOf(error)} retry={() => void refetch()} />;
  if (!data) return <PlaceWaiting />;
  if (!data.state) return <NotFound title="We do not know that state" />;
  const { id, name, schools, cities, listingsCount, page, url } = data.state;
  return (
    <PlaceScreen
      type="state"
      id={id}
      name={name}
      url={url}
      page={page}
      heading={`Student housing in ${name}`}
      homes={listingsCount}
      facts={[homesWords(listingsCount), `${schools.length} college${schools.length === 1 ? '' : 's'}`]}
    >
      <section className={css.section}>
        <h2>Colleges in {name}</h2>
        <PlaceList
          places={schools.map(({ slug, displayName, listingsCount: homes }) => ({
            href: paths.college(slug),
            name: displayName,
            homes,
          }))}
        />
      </section>
      {cities.length > 0 && (
        <section className={css.section}>
          <h2>Cities in {name}</h2>
          <PlaceList
            places={cities.map(({ slug, name: city, listingsCount: homes }) => ({
              href: paths.city(slug),
              name: city,
              homes,
            }))}
          />
        </section>
      )}
    </PlaceScreen>
  );
}
