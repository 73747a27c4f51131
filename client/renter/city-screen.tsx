import type { ApolloClient } from '@apollo/client';
import { useParams } from 'react-router';
import { paths } from '../paths.ts';
import type { Address } from '../screen.ts';
import { Trouble } from '../ui/trouble.tsx';
import { requestIdOf } from '../error-boundary.tsx';
import { CityPageDocument, useCityPageQuery } from './city-screen.generated.ts';
import { prepareHomesNear } from './homes-near.tsx';
import { NotFound } from './not-found.tsx';
import { homesWords, PlaceList } from './place-list.tsx';
import { PlaceScreen } from './place-screen.tsx';
import { PlaceWaiting } from './place-waiting.tsx';
import css from './place-screen.module.css';

export const prepare = async (client: ApolloClient, { params }: Address) => {
  const { data } = await client.query({ query: CityPageDocument, variables: { slug: params['slug'] ?? '' } });
  if (data?.city) await prepareHomesNear(client, 'city', data.city.id);
};

export function Screen() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useCityPageQuery({ variables: { slug } });
  if (error && !data) return <Trouble requestId={requestIdOf(error)} retry={() => void refetch()} />;
  if (!data) return <PlaceWaiting />;
  if (!data.city) return <NotFound title="We do not know that city" />;
  const { id, name, state, schools, listingsCount, page, url } = data.city;
  return (
    <PlaceScreen
      type="city"
      id={id}
      name={`${name}, ${state}`}
      url={url}
      page={page}
      heading={`Apartments in ${name}, ${state}`}
      homes={listingsCount}
      facts={[`${homesWords(listingsCount)} within 10 miles`]}
    >
      {schools.length > 0 && (
        <section className={css.section}>
          <h2>Colleges in {name}</h2>
          <PlaceList
            places={schools.map((school) => ({
              href: paths.college(school.slug),
              name: school.displayName,
              homes: school.listingsCount,
            }))}
          />
        </section>
      )}
    </PlaceScreen>
  );
}
