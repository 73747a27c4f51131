import type { ApolloClient } from '@apollo/client';
import type { LocationType } from '../../domain/options/location-types.ts';
import { HomeCard } from './home-card.tsx';
import { HomesGrid, WaitingHomes } from './homes-grid.tsx';
import { MatchesDocument, useMatchesQuery } from './matches-screen.generated.ts';
import { DemoNote } from './demo-note.tsx';
import { QueryTrouble } from './query-trouble.tsx';
import { useWishes } from './use-search.ts';
import css from './place-screen.module.css';

const SHOWN = 6;

const variables = (type: LocationType, id: string) => ({ filter: { locationType: type, locationId: id }, page: 1 });

/** Fetches what `HomesNear` shows, once its place is known. */
export const prepareHomesNear = (client: ApolloClient, type: LocationType, id: string) =>
  client.query({ query: MatchesDocument, variables: variables(type, id) });

/** Some homes of a place, as any search would order them. */
export function HomesNear({ type, id, name }: { type: LocationType; id: string; name: string }) {
  const wishes = useWishes({});
  const { data, error, loading, refetch } = useMatchesQuery({ variables: variables(type, id) });
  const homes = data?.searchHousing?.data.slice(0, SHOWN) ?? [];
  return (
    <section className={css.section} aria-labelledby="homes">
      <h2 id="homes">
        Homes {type === 'state' ? 'in' : 'near'} {name}
      </h2>
      {loading && !data && <WaitingHomes />}
      {error && !data && <QueryTrouble error={error} retry={() => void refetch()} />}
      {data && homes.length === 0 && <p>No homes here yet. Answer the questions above and we show the closest ones.</p>}
      <HomesGrid>
        {homes.map(({ listing }) => (
          <li key={listing.id}>
            <HomeCard listing={listing} wishes={wishes} schoolId={type === 'college' ? id : undefined} />
          </li>
        ))}
      </HomesGrid>
      {homes.some(({ listing }) => listing.demo) && <DemoNote />}
    </section>
  );
}
