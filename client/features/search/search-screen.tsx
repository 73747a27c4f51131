import { formatNumber } from '../../../domain/format/numbers.ts';
import type { ApolloClient } from '@apollo/client';
import { useLocation } from '../../app/router/router.tsx';
import { paths } from '../../app/paths.ts';
import type { Address } from '../../app/router/match-screen.ts';
import { useUpdateRenter } from '../../shared/renter/renter-store.ts';
import { Head } from '../../components/head.tsx';
import { Container } from '../../components/container.tsx';
import { Pagination } from '../../shared/search/pagination.tsx';
import { placeDetail, placeName, rememberedPlace } from '../../shared/place-search/place.ts';
import { PlaceList, PlaceListSkeleton } from '../../shared/place-search/place-list.tsx';
import { PublicPageHead } from '../../shared/seo/public-page-head.tsx';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { withChosenPlace } from '../../shared/place-search/recent-places.ts';
import { SearchBox } from '../../shared/place-search/search-box.tsx';
import { StateLinks } from './state-links.tsx';
import { SearchPlacesDocument, useSearchPlacesQuery } from '../../shared/place-search/search-places.generated.ts';
import css from './search-screen.module.css';

const TITLE = 'Apartment finder';
const DESCRIPTION = 'Find homes near a college or in a city.';
const MAX_TEXT = 100;

/** Returns the search text and the page number from the URL. */
function requestedText(query: URLSearchParams): { text: string; page: number } {
  const page = Number(query.get('page') ?? 1);
  return {
    text: (query.get('q') ?? '').trim().slice(0, MAX_TEXT),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Returns '1 place found.' or '43 places found. Choose one.' */
const resultCountText = (total: number): string =>
  total === 0 ? 'Nothing found.' : total === 1 ? '1 place found.' : `${formatNumber(total)} places found. Choose one.`;

export const prepare = async (client: ApolloClient, { search }: Address) => {
  const variables = requestedText(search);
  if (variables.text) await client.query({ query: SearchPlacesDocument, variables });
};

/** Renders the city search [§2]: the results of a text search, with and without JavaScript. */
export function Screen() {
  const { text, page } = requestedText(new URLSearchParams(useLocation().search));
  const { data, error, loading, refetch } = useSearchPlacesQuery({ variables: { text, page }, skip: text === '' });
  const { data: found, meta } = data?.searchPlaces ?? {};
  const update = useUpdateRenter();
  const remember = (index: number) => {
    const place = found?.[index];
    if (place) update((renter) => withChosenPlace(renter, rememberedPlace(place)));
  };
  return (
    <Container className={css.screen}>
      {text === '' ? (
        <PublicPageHead title={TITLE} description={DESCRIPTION} path={paths.search()} picture="site" things={null} />
      ) : (
        <Head title={TITLE} description={DESCRIPTION} hidden />
      )}
      <h1>{text === '' ? 'Find apartments near a college or in a city' : `Results for “${text}”`}</h1>
      <SearchBox key={text} text={text} />
      <div role="status">{meta && <p>{resultCountText(meta.total)}</p>}</div>
      {loading && <PlaceListSkeleton count={6} />}
      {error && !found && <QueryError error={error} retry={() => void refetch()} />}
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
          <li>Try the college's common name or its initials: “Ohio State”, “UCLA”.</li>
          <li>Or the city where you want to live: “Columbus”.</li>
        </ul>
      )}
      {(text === '' || meta?.total === 0) && <StateLinks />}
    </Container>
  );
}
