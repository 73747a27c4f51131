import { Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { PER_PAGE } from '../../../domain/limits.ts';
import { loadChunk } from '../../components/hooks/load-chunk.ts';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from '../../app/router/router.tsx';
import { useBrand, useInFrame } from '../../app/page-info.tsx';
import { Redirect } from '../../app/router/redirect.tsx';
import { paths } from '../../app/paths.ts';
import type { Prepare } from '../../app/router/match-screen.ts';
import { placeLabel } from '../../../domain/alerts/search-label.ts';
import { matchCountLabel, notShownLabel } from '../../../domain/search/labels/match-count-label.ts';
import { type Search } from '../../../domain/search/search-query.ts';
import { searchSortTexts, stateSortText } from '../../../domain/search/sort.ts';
import { TrackedCard } from '../../shared/tracking/tracked-card.tsx';
import { Anchor } from '../../components/anchor.tsx';
import { classNames } from '../../components/class-names.ts';
import { Head } from '../../components/head.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { Container } from '../../components/container.tsx';
import { AlertForm } from '../../shared/alerts/lazy-alert-form.tsx';
import { DemoNotice } from '../../shared/listing-card/demo-notice.tsx';
import { Filters } from '../../shared/search-filters/lazy-filters.tsx';
import { Button } from '../../components/button.tsx';
import { ListingGrid, ListingGridSkeleton } from '../../shared/listing-card/listing-grid.tsx';
import { ListWithMap } from './list-with-map.tsx';
import { MatchesDocument, useMatchesQuery, type MatchesQuery } from '../../shared/search/matches.generated.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { Pagination } from '../../shared/search/pagination.tsx';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useRememberShownSearch } from '../../shared/search/use-remember-search.ts';
import { preferencesOf } from '../../../domain/search/match-reasons.ts';
import { searchVariables, useSearch, variablesOf, toCenterOf, toPlace } from '../../shared/search/use-search.ts';
// Imported here, not with the lazy code, because the server renders these styles.
import './search-suggestions.module.css';
import gridCss from '../../shared/listing-card/listing-grid.module.css';
import css from '../../shared/styles/results-page.module.css';

const isNoMatches = (pathname: string) => pathname.endsWith('/none');

const moreListings = () => loadChunk(() => import('./more-listings.tsx'));
const MoreListings = lazyPart(async () => (await moreListings()).MoreListings);
const closestMatches = () => loadChunk(() => import('./closest-matches.tsx'));
const ClosestMatches = lazyPart(
  async () => (await closestMatches()).ClosestMatches,
  <Container>
    <ListingGridSkeleton />
  </Container>,
);

export const prepare: Prepare = async (client, address) => {
  const variables = variablesOf(address);
  if (!variables) return;
  if (isNoMatches(address.pathname)) {
    await (await closestMatches()).preloadClosestMatches(client, variables);
    return;
  }
  const [{ data }] = await Promise.all([client.query({ query: MatchesDocument, variables }), Filters.preload()]);
  if (data?.searchHousing && isFew(data.searchHousing.meta.total))
    await (await moreListings()).preloadMoreListings(client, variables);
};

/** Renders Matches and No-matches [§2] under the same filters, so that the focus stays in a filter that was changed. */
export function Screen() {
  const search = useSearch();
  const none = isNoMatches(useLocation().pathname);
  if (!search) return <Redirect to={paths.home()} />;
  return (
    <>
      {/* The main region begins with the filters: "Skip to content" leads to them. */}
      <a className="skip-link" href="#homes">
        Skip the filters
      </a>
      {!none && (
        <a className="skip-link" href="#map">
          Skip to the map
        </a>
      )}
      <Filters search={search} />
      <VisuallyHidden>
        <p role="status">{none && '0 homes fit. The closest ones are shown.'}</p>
      </VisuallyHidden>
      <div id="homes" tabIndex={-1}>
        {none ? <ClosestMatches search={search} /> : <Matches search={search} />}
      </div>
    </>
  );
}

/** Maximum number of matches below which suggestions for more are shown. */
const FEW_MATCHES = 8;
const isFew = (total: number) => total > 0 && total <= FEW_MATCHES;

type Found = NonNullable<MatchesQuery['searchHousing']>;

/** Formats '83 homes fit near Ohio State University. Featured first, then nearest.' */
function resultCountText({ meta, location, notStated, petsNotStated }: Found, search: Search): string {
  const { sort = 'featured', pets } = search;
  const where = placeLabel(location.type, location.displayName);
  const order = sort === 'featured' && location.type === 'state' ? stateSortText : searchSortTexts[sort];
  const found = matchCountLabel({ total: meta.total, petsNotStated }, pets, where);
  return `${found} ${order} ${notShownLabel(notStated)}`.trim();
}

/** Returns the results and the search they answer; while new ones load, the previous ones, so that the layout does not shift. */
function useAnswered(found: Found | null | undefined, search: Search) {
  const [last, setLast] = useState<{ found: Found; search: Search }>();
  if (!found) return last;
  if (last?.found !== found) setLast({ found, search });
  return { found, search };
}

/** As many as listing-grid.module.css shows of a folded grid. */
const FOLDED_COUNT = 6;

/** Renders the cards of a page of matches; a frame on a phone begins with six, because it is as tall as its content. */
function MatchGrid({ count, children }: { count: number; children: ReactNode }) {
  const inFrame = useInFrame();
  const [showsAll, setShowsAll] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const folded = inFrame && !showsAll && count > FOLDED_COUNT;
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    grid.current?.querySelector<HTMLElement>(`li:nth-child(${FOLDED_COUNT + 1}) a`)?.focus();
  };
  return (
    <div ref={grid}>
      <ListingGrid className={folded ? gridCss.folded : undefined}>{children}</ListingGrid>
      {folded && (
        <Button look="quiet" className={gridCss.more} onClick={showAll}>
          Show {count - FOLDED_COUNT} more
        </Button>
      )}
    </div>
  );
}

function Matches({ search }: { search: Search }) {
  const brand = useBrand();
  const { state } = useLocation();
  const { data, error, refetch } = useMatchesQuery({ variables: searchVariables(search) });
  const found = data?.searchHousing;
  useRememberShownSearch(search, found?.location);
  const answered = useAnswered(found, search);
  const shown = error && !found ? undefined : answered?.found;
  const preferences = preferencesOf(shown && answered ? answered.search : search);
  if (found === null) return <NotFound title="Place not found" />;
  // The undo of the filter change is kept for that screen.
  if (found?.meta.total === 0) return <Redirect to={paths.noMatches({ ...search, page: 1 })} state={state} />;
  if (found && search.page > found.meta.lastPage) return <Redirect to={paths.endOfMatches({ ...search, page: 1 })} />;
  return (
    <>
      <Head title="Your Matches" hidden />
      <Container>
        <Stack gap={1} className={css.top}>
          <h1>Your Matches</h1>
          {brand.showsChangeCollege && (
            <h2 className={css.change}>
              <Anchor href={paths.search()}>Change college</Anchor>
            </h2>
          )}
          <p role="status">{found ? resultCountText(found, search) : !error && 'Finding homes…'}</p>
        </Stack>
        {error && !found && <QueryError error={error} retry={() => void refetch()} />}
        {!shown && !error && <ListingGridSkeleton />}
        {shown && (
          <div className={classNames(!found && css.waits)} aria-busy={!found}>
            <ListWithMap matches={shown.data} criteria={preferences} place={shown.location}>
              <MatchGrid key={shown.meta.page} count={shown.data.length}>
                {shown.data.map(({ listing }, index) => (
                  <TrackedCard
                    key={listing.id}
                    position={(shown.meta.page - 1) * PER_PAGE + index + 1}
                    listing={listing}
                    preferences={preferences}
                    {...toPlace(shown.location)}
                    wanted={index === 0 ? 'first' : index < 3 ? 'soon' : 'later'}
                  />
                ))}
              </MatchGrid>
              <Pagination
                {...shown.meta}
                href={(page) => paths.matches({ ...search, page })}
                end={{ href: paths.endOfMatches({ ...search, page: 1 }), label: "That's everything. See what's next" }}
              />
              {found && isFew(found.meta.total) && <MoreListings search={search} />}
              <AlertForm search={search} where={placeLabel(shown.location.type, shown.location.displayName)} />
              {shown.location.type !== 'state' && (
                <Text className={css.note}>
                  Minutes{' '}
                  {toCenterOf(shown.location.type, shown.location.displayName) ?? `to ${shown.location.displayName}`}{' '}
                  are estimates from the straight-line distance.
                </Text>
              )}
              {shown.data.some(({ listing }) => listing.demo) && <DemoNotice />}
            </ListWithMap>
          </div>
        )}
      </Container>
    </>
  );
}
