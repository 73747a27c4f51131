import { Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { formatNumber } from '../../../domain/format/numbers.ts';
import { MAX_PAGE } from '../../../domain/search/search-query.ts';
import { useLocation } from '../../app/router/router.tsx';
import { paths } from '../../app/paths.ts';
import type { Prepare } from '../../app/router/match-screen.ts';
import { useUpdateRenter } from '../../shared/renter/renter-store.ts';
import { Head } from '../../components/head.tsx';
import { Container } from '../../components/container.tsx';
import { Pagination } from '../../shared/search/pagination.tsx';
import { rememberedPlace, resultName, searchResults, type SearchResult } from '../../shared/place-search/place.ts';
import { PlaceList, PlaceListSkeleton } from '../../shared/place-search/place-list.tsx';
import { PublicPageHead } from '../../shared/seo/public-page-head.tsx';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { withChosenPlace } from '../../shared/place-search/recent-places.ts';
import { SearchBox } from '../../shared/place-search/search-box.tsx';
import { StateLinks } from './state-links.tsx';
import { StateLinksDocument } from './state-links.generated.ts';
import {
  SearchPlacesDocument,
  useSearchPlacesQuery,
  type SearchPlacesQuery,
} from '../../shared/place-search/search-places.generated.ts';
import css from './search-screen.module.css';

const TITLE = 'Apartment finder';
const DESCRIPTION = 'Find homes near a college or in a city.';
const MAX_TEXT = 100;

/** Returns the search text and the page number from the URL. */
function requestedText(query: URLSearchParams): { text: string; page: number } {
  const page = Number(query.get('page') ?? 1);
  return {
    text: (query.get('q') ?? '').trim().slice(0, MAX_TEXT),
    page: Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1,
  };
}

const resultCountText = (total: number): string =>
  total === 0 ? 'Nothing found.' : total === 1 ? '1 place found.' : `${formatNumber(total)} places found. Choose one.`;

const toListedPlace = ({ url, detail, listingsCount, ...place }: SearchResult) => ({
  href: url,
  name: resultName(place),
  detail,
  ...(listingsCount !== undefined && { listingsCount }),
});

/** Returns the number of results: places, zip codes and listings. */
const countOf = ({ meta, zips, listings }: Pick<SearchPlacesQuery['searchPlaces'], 'meta' | 'zips' | 'listings'>) =>
  meta.total + zips.length + listings.length;

export const prepare: Prepare = async (client, { search }) => {
  const variables = requestedText(search);
  const { data } = variables.text
    ? await client.query({ query: SearchPlacesDocument, variables: { ...variables, address: true } })
    : {};
  // The states are shown where nothing is asked for or found.
  if (!data || countOf(data.searchPlaces) === 0) await client.query({ query: StateLinksDocument });
};

/** Renders the city search [§2]: the results of a text search, with and without JavaScript. */
export function Screen() {
  const { text, page } = requestedText(new URLSearchParams(useLocation().search));
  const variables = { text, page, address: true };
  const { data, error, loading, refetch } = useSearchPlacesQuery({ variables, skip: text === '' });
  const { meta, zips = [], listings = [], address = null } = data?.searchPlaces ?? {};
  // Only places have pages.
  const first = page === 1;
  const found =
    data &&
    // An address is shown above, and so is a whole zip code.
    searchResults({
      data: data.searchPlaces.data,
      zips: first && !address ? zips : [],
      listings: first ? listings : [],
    });
  const total = data ? countOf(data.searchPlaces) : 0;
  const update = useUpdateRenter();
  const remember = (place: SearchResult | undefined) => {
    if (place && !place.opensOnly) update((renter) => withChosenPlace(renter, place));
  };
  const around =
    address?.places.map((place) => ({ ...rememberedPlace(place), listingsCount: place.listingsCount })) ?? [];
  return (
    <Stack as={Container} className={css.screen}>
      {text === '' ? (
        <PublicPageHead title={TITLE} description={DESCRIPTION} path={paths.search()} picture="site" things={null} />
      ) : (
        <Head title={TITLE} description={DESCRIPTION} hidden />
      )}
      <h1>{text === '' ? 'Find apartments near a college or in a city' : `Results for “${text}”`}</h1>
      <SearchBox key={text} text={text} />
      <div role="status">{meta && !address && <p>{resultCountText(total)}</p>}</div>
      {loading && <PlaceListSkeleton count={6} />}
      {error && !found && <QueryError error={error} retry={() => void refetch()} />}
      {address && (
        <section aria-labelledby="address">
          <h2 id="address">Near {address.label}</h2>
          {!address.exact && <p>We could only find its zip code or city, so this is approximate.</p>}
          <PlaceList onChoose={(index) => remember(around[index])} places={around.map(toListedPlace)} />
        </section>
      )}
      {found && found.length > 0 && (
        <PlaceList onChoose={(index) => remember(found[index])} places={found.map(toListedPlace)} />
      )}
      {meta && meta.total > 0 && <Pagination {...meta} href={(other) => paths.search(text, other)} />}
      {meta && total === 0 && !address && (
        <Text as="ul" size="normal">
          <li>Try the college's common name or its initials: “Ohio State”, “UCLA”.</li>
          <li>Or the city or the zip code where you want to live: “Columbus”, “43210”.</li>
          <li>Or a whole address: “1739 N High St, Columbus, OH”.</li>
        </Text>
      )}
      {(text === '' || (meta && total === 0)) && <StateLinks />}
    </Stack>
  );
}
