import type { ApolloClient } from '@apollo/client';
import { paths } from '../../app/paths.ts';
import { placeDetail, placeName } from '../../shared/place-search/place.ts';
import { SearchPlacesDocument, useSearchPlacesQuery } from '../../shared/place-search/search-places.generated.ts';
import { Anchor } from '../../components/anchor.tsx';
import css from './partners-screen.module.css';

const MAX_PLACES = 8;
const textOf = (query: URLSearchParams) => (query.get('q') ?? '').trim().slice(0, 100);
const variablesOf = (text: string) => ({ text, page: 1 });

/** Fetches the data of `FoundPlaces`, if any. */
export async function preloadFoundPlaces(client: ApolloClient, query: URLSearchParams): Promise<void> {
  const text = textOf(query);
  if (text !== '') await client.query({ query: SearchPlacesDocument, variables: variablesOf(text) });
}

/** Renders the place choice without JavaScript: the places that match the text, each a link that selects it. */
export function FoundPlaces({ query }: { query: URLSearchParams }) {
  const text = textOf(query);
  const { data } = useSearchPlacesQuery({ variables: variablesOf(text), skip: text === '' });
  if (text === '' || !data) return null;
  const found = data.searchPlaces.data.slice(0, MAX_PLACES);
  if (found.length === 0) return <p>No college, city or state matches “{text}”.</p>;
  const withPlace = (type: string, id: string) => {
    const [brand, size] = [query.get('brand'), query.get('size')];
    const chosen = { ...(brand && { brand }), location_type: type, location_id: id, ...(size && { size }) };
    return `${paths.partners()}?${new URLSearchParams(chosen).toString()}`;
  };
  return (
    <div>
      <p>Did you mean one of these?</p>
      <ul>
        {found.map((place) => (
          <li key={`${place.type} ${place.id}`}>
            <Anchor href={withPlace(place.type, place.id)}>{placeName(place)}</Anchor>{' '}
            <span className={css.quiet}>{placeDetail(place)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
