import type { ApolloClient } from '@apollo/client';
import { useBrand } from '../boot.tsx';
import { NavigateAway } from '../navigate-away.tsx';
import { paths } from '../paths.ts';
import type { Address } from '../screen.ts';
import type { Search } from '../../domain/search.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { DemoNote } from './demo-note.tsx';
import { Filters } from './filters.tsx';
import { HomeCard } from './home-card.tsx';
import { HomesGrid, WaitingHomes } from './homes-grid.tsx';
import { MatchesDocument, useMatchesQuery } from './matches-screen.generated.ts';
import { NotFound } from './not-found.tsx';
import { Pagination } from './pagination.tsx';
import { QueryTrouble } from './query-trouble.tsx';
import { searchVariables, useSearch, useWishes, variablesOf } from './use-search.ts';
import css from './matches-screen.module.css';

export const prepare = async (client: ApolloClient, address: Address) => {
  const variables = variablesOf(address);
  if (variables) await client.query({ query: MatchesDocument, variables });
};

export function Screen() {
  const search = useSearch();
  return search ? <Matches search={search} /> : <NavigateAway to={paths.home()} />;
}

const homes = (count: number) => (count === 1 ? '1 home fits' : `${count.toLocaleString('en-US')} homes fit`);

function Matches({ search }: { search: Search }) {
  const brand = useBrand();
  const wishes = useWishes(search);
  const { data, error, refetch } = useMatchesQuery({ variables: searchVariables(search) });
  const found = data?.searchHousing;
  if (found === null) return <NotFound />;
  if (found?.meta.total === 0) return <NavigateAway to={paths.noMatches(search)} />;
  if (found && search.page > found.meta.lastPage)
    return <NavigateAway to={paths.endOfMatches({ ...search, page: 1 })} />;
  const schoolId = found?.location.type === 'college' ? found.location.id : undefined;
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
          <p role="status">
            {found
              ? `${homes(found.meta.total)} ${search.locationType === 'state' ? 'in' : 'near'} ${found.location.displayName}. Featured first, then nearest.`
              : !error && 'Looking for homes …'}
          </p>
        </div>
        {error && !found ? (
          <QueryTrouble error={error} retry={() => void refetch()} />
        ) : found ? (
          <HomesGrid>
            {found.data.map(({ listing }, index) => (
              <li key={listing.id}>
                <HomeCard listing={listing} wishes={wishes} schoolId={schoolId} eager={index < 3} />
              </li>
            ))}
          </HomesGrid>
        ) : (
          <WaitingHomes />
        )}
        {found && (
          <>
            <Pagination
              page={found.meta.page}
              lastPage={found.meta.lastPage}
              href={(page) => paths.matches({ ...search, page })}
              end={{ href: paths.endOfMatches({ ...search, page: 1 }), label: 'That was all: what now?' }}
            />
            {found.data.some(({ listing }) => listing.demo) && <DemoNote />}
          </>
        )}
      </Wrap>
    </>
  );
}
