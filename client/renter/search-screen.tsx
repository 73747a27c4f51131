import type { ApolloClient } from '@apollo/client';
import { useLocation } from '../router.tsx';
import { paths } from '../paths.ts';
import type { Address } from '../screen.ts';
import { useUpdateRenter } from '../apollo/renter-store.ts';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { Pagination } from './pagination.tsx';
import { placeDetail, placeName, rememberedPlace } from './place.ts';
import { PlaceList, WaitingPlaces } from './place-list.tsx';
import { PublicHead } from './public-head.tsx';
import { QueryTrouble } from './query-trouble.tsx';
import { chosenPlace } from './recent-places.ts';
import { SearchBox } from './search-box.tsx';
import { StateLinks } from './state-links.tsx';
import { SearchPlacesDocument, useSearchPlacesQuery } from './search-places.generated.ts';
import css from './search-screen.module.css';

const TITLE = 'Apartment finder';
const DESCRIPTION = 'Find homes near a college or in a city.';
const MAX_TEXT = 100;

/** What an address asks for: the text, and which page of the answer. */
function asked(query: URLSearchParams): { text: string; page: number } {
  const page = Number(query.get('page') ?? 1);
  return {
    text: (query.get('q') ?? '').trim().slice(0, MAX_TEXT),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** '1 place found.', '43 places found. Choose one.' */
const foundWords = (total: number): string =>
  total === 0
    ? 'Nothing found.'
    : total === 1
      ? '1 place found.'
      : `${total.toLocaleString('en-US')} places found. Choose one.`;

export const prepare = async (client: ApolloClient, { search }: Address) => {
  const variables = asked(search);
  if (variables.text) await client.query({ query: SearchPlacesDocument, variables });
};

/** City-search [§2]: what a search in words finds, with and without JavaScript. */
export function Screen() {
  const { text, page } = asked(new URLSearchParams(useLocation().search));
  const { data, error, loading, refetch } = useSearchPlacesQuery({ variables: { text, page }, skip: text === '' });
  const { data: found, meta } = data?.searchPlaces ?? {};
  const update = useUpdateRenter();
  const remember = (index: number) => {
    const place = found?.[index];
    if (place) update((renter) => chosenPlace(renter, rememberedPlace(place)));
  };
  return (
    <Wrap className={css.screen}>
      {text === '' ? (
        <PublicHead title={TITLE} description={DESCRIPTION} path={paths.search()} picture="site" things={null} />
      ) : (
        <Head title={TITLE} description={DESCRIPTION} hidden />
      )}
      <h1>{text === '' ? 'Find apartments near a college or in a city' : `Places called “${text}”`}</h1>
      <SearchBox key={text} text={text} />
      <div role="status">{meta && <p>{foundWords(meta.total)}</p>}</div>
      {loading && <WaitingPlaces count={6} />}
      {error && !found && <QueryTrouble error={error} retry={() => void refetch()} />}
      {found && found.length > 0 && (
        <PlaceList
          onChoose={remember}
          places={found.map((place) => ({
            href: paths.place(place.type, place.slug),
            name: placeName(place),
            detail: placeDetail(place),
            homes: place.listingsCount,
          }))}
        />
      )}
      {meta && meta.total > 0 && (
        <Pagination page={meta.page} lastPage={meta.lastPage} href={(other) => paths.search(text, other)} />
      )}
      {meta?.total === 0 && (
        <ul className={css.hints}>
          <li>Try the college’s everyday name or its initials: “Ohio State”, “UCLA”.</li>
          <li>Or the city where you want to live: “Columbus”.</li>
        </ul>
      )}
      {(text === '' || meta?.total === 0) && <StateLinks />}
    </Wrap>
  );
}
