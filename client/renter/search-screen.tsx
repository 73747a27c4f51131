import type { ApolloClient } from '@apollo/client';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import type { Address } from '../screen.ts';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { placeDetail, placeName } from './place.ts';
import { PlaceList, WaitingPlaces } from './place-list.tsx';
import { QueryTrouble } from './query-trouble.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchPlacesDocument, useSearchPlacesQuery } from './search-places.generated.ts';
import css from './search-screen.module.css';

const MAX_TEXT = 100;
const asked = (query: URLSearchParams) => (query.get('q') ?? '').trim().slice(0, MAX_TEXT);

export const prepare = async (client: ApolloClient, { search }: Address) => {
  const text = asked(search);
  if (text) await client.query({ query: SearchPlacesDocument, variables: { text } });
};

/** City-search [§2]: what a search in words finds, with and without JavaScript. */
export function Screen() {
  const text = asked(new URLSearchParams(useLocation().search));
  const { data, error, loading, refetch } = useSearchPlacesQuery({ variables: { text }, skip: text === '' });
  const found = data?.searchPlaces.data;
  return (
    <Wrap className={css.screen}>
      <Head title="Apartment finder" description="Find homes near a college or in a city." hidden={text !== ''} />
      <h1>{text === '' ? 'Find apartments near a college or in a city' : `Places called “${text}”`}</h1>
      <SearchBox key={text} text={text} />
      <div role="status">
        {found && <p>{found.length === 0 ? 'Nothing found.' : `${found.length} found. Choose one.`}</p>}
      </div>
      {loading && <WaitingPlaces count={6} />}
      {error && !found && <QueryTrouble error={error} retry={() => void refetch()} />}
      {found && found.length > 0 && (
        <PlaceList
          places={found.map((place) => ({
            href: paths.place(place.type, place.slug),
            name: placeName(place),
            detail: placeDetail(place),
            homes: place.listingsCount,
          }))}
        />
      )}
      {found?.length === 0 && (
        <ul className={css.hints}>
          <li>Try the college’s everyday name or its initials: “Ohio State”, “UCLA”.</li>
          <li>Or the city where you want to live: “Columbus”.</li>
        </ul>
      )}
    </Wrap>
  );
}
