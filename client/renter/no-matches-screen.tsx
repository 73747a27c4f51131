import type { ApolloClient } from '@apollo/client';
import type { Search } from '../../domain/search.ts';
import { unmetWords } from '../../domain/renter/unmet.ts';
import { NavigateAway } from '../navigate-away.tsx';
import { paths } from '../paths.ts';
import type { Address } from '../screen.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { DemoNote } from './demo-note.tsx';
import { Filters } from './filters.tsx';
import { HomeCard } from './home-card.tsx';
import { HomesGrid, WaitingHomes } from './homes-grid.tsx';
import { ClosestMatchesDocument, useClosestMatchesQuery } from './no-matches-screen.generated.ts';
import { NotFound } from './not-found.tsx';
import { Pagination } from './pagination.tsx';
import { QueryTrouble } from './query-trouble.tsx';
import { searchVariables, useSearch, useWishes, variablesOf } from './use-search.ts';
import css from './matches-screen.module.css';

export const prepare = async (client: ApolloClient, address: Address) => {
  const variables = variablesOf(address);
  if (variables) await client.query({ query: ClosestMatchesDocument, variables });
};

export function Screen() {
  const search = useSearch();
  return search ? <Closest search={search} /> : <NavigateAway to={paths.home()} />;
}

/** No-matches [§2]: nothing fits, so the closest homes, each saying what it misses and by how much (K45). */
function Closest({ search }: { search: Search }) {
  const wishes = useWishes(search);
  const { data, error, refetch } = useClosestMatchesQuery({ variables: searchVariables(search) });
  const found = data?.closestHousing;
  if (found === null) return <NotFound />;
  const { locationType, locationId, site } = search;
  return (
    <>
      <Head title="No matches yet" hidden />
      <Filters search={search} />
      <Wrap>
        <div className={css.top}>
          <h1>Nothing fits exactly</h1>
          <p role="status">
            {found
              ? `No home ${locationType === 'state' ? 'in' : 'near'} ${found.location.displayName} has all you asked for. ${found.meta.total > 0 ? 'These come closest; each says what it misses.' : ''}`
              : 'Looking for the closest homes …'}
          </p>
          <p>
            <Anchor href={paths.questionnaire(locationType, locationId, site)}>Change your answers</Anchor> or{' '}
            <Anchor href={paths.search()}>look somewhere else</Anchor>.
          </p>
        </div>
        {error && !found && <QueryTrouble error={error} retry={() => void refetch()} />}
        {!found && !error && <WaitingHomes />}
        {found && (
          <>
            <HomesGrid>
              {found.data.map(({ listing, unmet }) => (
                <li key={listing.id}>
                  <HomeCard
                    listing={listing}
                    wishes={wishes}
                    schoolId={found.location.type === 'college' ? found.location.id : undefined}
                    misses={unmet.map((missed) => ({ kind: 'misses', text: unmetWords(missed) }))}
                  />
                </li>
              ))}
            </HomesGrid>
            <Pagination
              page={found.meta.page}
              lastPage={found.meta.lastPage}
              href={(page) => paths.noMatches({ ...search, page })}
            />
            {found.data.some(({ listing }) => listing.demo) && <DemoNote />}
          </>
        )}
      </Wrap>
    </>
  );
}
