import type { ApolloClient } from '@apollo/client';
import { useLocation } from '../../app/router/router.tsx';
import { NotFound } from './not-found.tsx';
import { placeDetail, placeName } from '../place-search/place.ts';
import { PlaceList } from '../place-search/place-list.tsx';
import { paths } from '../../app/paths.ts';
import { PlaceSuggestionsDocument, usePlaceSuggestionsQuery } from './place-suggestions.generated.ts';

const MAX_SUGGESTIONS = 5;

/** Returns the words of a path's last part: 'ohio state' of '/college/ohio-state'; '' where it has none. */
function wordsOf(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll(/[-_+]|%20/g, ' ');
  return /^[a-z .']{3,60}$/i.test(words) ? words : '';
}

/** Fetches what `SuggestingNotFound` suggests for a path. */
export async function fetchSuggestions(client: ApolloClient, path: string): Promise<void> {
  const text = wordsOf(path);
  if (text !== '') await client.query({ query: PlaceSuggestionsDocument, variables: { text } });
}

/** Renders the page for an unknown path, with the places whose names are like its last part. */
export function SuggestingNotFound({ title }: { title?: string }) {
  const text = wordsOf(useLocation().pathname);
  return <NotFound {...(title !== undefined && { title })}>{text !== '' && <PlaceSuggestions text={text} />}</NotFound>;
}

/** Renders the places whose names are like these words; nothing where there are none. */
function PlaceSuggestions({ text }: { text: string }) {
  const { data } = usePlaceSuggestionsQuery({ variables: { text } });
  const places = data?.searchPlaces.data.slice(0, MAX_SUGGESTIONS) ?? [];
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions">Did you mean one of these?</h2>
      <PlaceList
        places={places.map((place) => ({
          href: paths.place(place.type, place.slug),
          name: placeName(place),
          detail: placeDetail(place),
          listingsCount: place.listingsCount,
        }))}
      />
    </section>
  );
}
