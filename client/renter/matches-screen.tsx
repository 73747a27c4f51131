import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { useLocation } from '../router.tsx';
import { useBrand } from '../boot.tsx';
import { NavigateAway } from '../navigate-away.tsx';
import { paths } from '../paths.ts';
import type { Address } from '../screen.ts';
import { placeWords } from '../../domain/alerts/search-words.ts';
import { PER_PAGE, type Search } from '../../domain/search.ts';
import { TrackedHome } from '../tracking/tracked-home.tsx';
import { Anchor } from '../ui/anchor.tsx';
import { classes } from '../ui/classes.ts';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { AlertForm } from './alerts/late-alert-form.tsx';
import { DemoNote } from './demo-note.tsx';
import { Filters } from './filters.tsx';
import { HomeCard } from './home-card.tsx';
import { HomesGrid, WaitingHomes } from './homes-grid.tsx';
import { BesideMap } from './map/beside-map.tsx';
import { collegeOf } from './map/college-of.ts';
import { MatchesDocument, useMatchesQuery, type MatchesQuery } from './matches-screen.generated.ts';
import { NotFound } from './not-found.tsx';
import { Pagination } from './pagination.tsx';
import { QueryTrouble } from './query-trouble.tsx';
import { searchVariables, useSearch, useWishes, variablesOf } from './use-search.ts';
import { MoreHomes, prepareMoreHomes } from './more-homes.tsx';
import css from './matches-screen.module.css';

export const prepare = async (client: ApolloClient, address: Address) => {
  const variables = variablesOf(address);
  if (!variables) return;
  const { data } = await client.query({ query: MatchesDocument, variables });
  if (data?.searchHousing && isFew(data.searchHousing.meta.total)) await prepareMoreHomes(client, variables);
};

export function Screen() {
  const search = useSearch();
  return search ? <Matches search={search} /> : <NavigateAway to={paths.home()} />;
}

/** So few matches that one is shown how to come by more. */
const FEW = 8;
const isFew = (total: number) => total > 0 && total <= FEW;

type Found = NonNullable<MatchesQuery['searchHousing']>;

/** '83 homes fit near Ohio State University. Featured first, then nearest.' */
function foundWords({ meta, location }: Found): string {
  const homes = meta.total === 1 ? '1 home fits' : `${meta.total.toLocaleString('en-US')} homes fit`;
  const where = placeWords(location.type, location.displayName);
  return `${homes} ${where}. Featured first, then ${location.type === 'state' ? 'newest' : 'nearest'}.`;
}

interface Answered {
  found: Found;
  /** What was asked for: the cards say how the homes fit it. */
  asked: Search;
}

/** The answer, and while another is on its way the last one, so that nothing jumps. */
function useAnswered(found: Found | null | undefined, asked: Search): Answered | undefined {
  const [last, setLast] = useState<Answered>();
  if (!found) return last;
  if (last?.found !== found) setLast({ found, asked });
  return { found, asked };
}

function Matches({ search }: { search: Search }) {
  const brand = useBrand();
  const { state } = useLocation();
  const { data, error, refetch } = useMatchesQuery({ variables: searchVariables(search) });
  const found = data?.searchHousing;
  const answered = useAnswered(found, search);
  const shown = error && !found ? undefined : answered?.found;
  const wishes = useWishes(shown && answered ? answered.asked : search);
  if (found === null) return <NotFound />;
  // What a change of the filters asked for can be taken back there too.
  if (found?.meta.total === 0) return <NavigateAway to={paths.noMatches(search)} state={state} />;
  if (found && search.page > found.meta.lastPage)
    return <NavigateAway to={paths.endOfMatches({ ...search, page: 1 })} />;
  const schoolId = shown?.location.type === 'college' ? shown.location.id : undefined;
  return (
    <>
      <Head title="Your Matches" hidden />
      <Filters search={search} />
      <Wrap>
        <div className={css.top}>
          <h1>Your Matches</h1>
          {brand.showsChangeCollege && (
            <h2 className={css.change}>
              <Anchor href={paths.search()}>Change college</Anchor>
            </h2>
          )}
          <p role="status">{found ? foundWords(found) : !error && 'Looking for homes …'}</p>
        </div>
        {error && !found && <QueryTrouble error={error} retry={() => void refetch()} />}
        {!shown && !error && <WaitingHomes />}
        {shown && (
          <div className={classes(!found && css.waits)} aria-busy={!found}>
            <BesideMap matches={shown.data} wishes={wishes} place={shown.location}>
              <HomesGrid>
                {shown.data.map(({ listing }, index) => (
                  <TrackedHome
                    key={listing.id}
                    id={listing.id}
                    position={(shown.meta.page - 1) * PER_PAGE + index + 1}
                    schoolId={schoolId}
                  >
                    <HomeCard
                      listing={listing}
                      wishes={wishes}
                      schoolId={schoolId}
                      to={collegeOf(shown.location)}
                      wanted={index === 0 ? 'first' : index < 3 ? 'soon' : 'later'}
                    />
                  </TrackedHome>
                ))}
              </HomesGrid>
              <Pagination
                page={shown.meta.page}
                lastPage={shown.meta.lastPage}
                href={(page) => paths.matches({ ...search, page })}
                end={{ href: paths.endOfMatches({ ...search, page: 1 }), label: 'That was all: what now?' }}
              />
              {found && isFew(found.meta.total) && <MoreHomes search={search} />}
              <AlertForm search={search} where={placeWords(shown.location.type, shown.location.displayName)} />
              <p className={css.note}>Minutes to campus are estimates from the distance.</p>
              {shown.data.some(({ listing }) => listing.demo) && <DemoNote />}
            </BesideMap>
          </div>
        )}
      </Wrap>
    </>
  );
}
