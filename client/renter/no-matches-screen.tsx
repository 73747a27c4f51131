import type { ApolloClient } from '@apollo/client';
import { placeWords } from '../../domain/alerts/search-words.ts';
import { PER_PAGE, type Search } from '../../domain/search.ts';
import { TrackedHome } from '../tracking/tracked-home.tsx';
import { unmetWords } from '../../domain/renter/unmet.ts';
import { NavigateAway } from '../navigate-away.tsx';
import { paths } from '../paths.ts';
import type { Address } from '../screen.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { ALERT_ANCHOR } from './alerts/alert-key.ts';
import { AlertForm } from './alerts/late-alert-form.tsx';
import { DemoNote } from './demo-note.tsx';
import { Filters } from './filters.tsx';
import { HomeCard } from './home-card.tsx';
import { HomesGrid, WaitingHomes } from './homes-grid.tsx';
import {
  ClosestMatchesDocument,
  useClosestMatchesQuery,
  type ClosestMatchesQuery,
} from './no-matches-screen.generated.ts';
import { NotFound } from './not-found.tsx';
import { Pagination } from './pagination.tsx';
import { QueryTrouble } from './query-trouble.tsx';
import { searchVariables, useSearch, useWishes, variablesOf } from './use-search.ts';
import { WaysOn } from './ways-on.tsx';
import css from './matches-screen.module.css';

export const prepare = async (client: ApolloClient, address: Address) => {
  const variables = variablesOf(address);
  if (variables) await client.query({ query: ClosestMatchesDocument, variables });
};

export function Screen() {
  const search = useSearch();
  return search ? <Closest search={search} /> : <NavigateAway to={paths.home()} />;
}

/** No-matches [§2]: nothing fits, so what to give way in, and the closest homes, each saying what it misses (K45). */
function Closest({ search }: { search: Search }) {
  const { data, error, refetch } = useClosestMatchesQuery({ variables: searchVariables(search) });
  const found = data?.closestHousing;
  if (found === null) return <NotFound />;
  // The address may be older than a home that fits: who comes back to it is told.
  const fits = search.page === 1 && found?.data[0]?.unmet.length === 0;
  return (
    <>
      <Head title="No matches yet" hidden />
      <Filters search={search} />
      <Wrap>
        <div className={css.top}>
          <h1>{fits ? 'Something fits now' : 'Nothing fits exactly'}</h1>
          <p role="status">
            {!found
              ? !error && 'Looking for the closest homes …'
              : fits
                ? 'A home has come in that has all you asked for. It stands first.'
                : nothingWords(search, found.location.displayName)}
          </p>
        </div>
        {error && !found && <QueryTrouble error={error} retry={() => void refetch()} />}
        {!found && !error && <WaitingHomes />}
        {found && <FoundClosest search={search} found={found} ways={data.waysOn} />}
      </Wrap>
    </>
  );
}

function nothingWords({ locationType, bedrooms, bathrooms, maxBudget }: Search, place: string): string {
  const asks = bedrooms !== undefined || bathrooms !== undefined || maxBudget !== undefined;
  const where = placeWords(locationType, place);
  return `No home ${where} ${asks ? 'has all you asked for' : 'is listed yet'}.`;
}

interface FoundClosestProps {
  search: Search;
  found: NonNullable<ClosestMatchesQuery['closestHousing']>;
  ways: ClosestMatchesQuery['waysOn'];
}

function FoundClosest({ search, found, ways }: FoundClosestProps) {
  const wishes = useWishes(search);
  const { locationType, locationId, site, bedrooms, bathrooms, maxBudget } = search;
  return (
    <>
      {ways && (
        <WaysOn
          search={search}
          ways={ways}
          heading={ways.relaxations.length > 0 ? 'The smallest changes that help' : 'The nearest place with homes'}
        />
      )}
      <p className={css.other}>
        Or{' '}
        <Anchor href={paths.questionnaire(locationType, locationId, site, { bedrooms, bathrooms, maxBudget })}>
          change your answers
        </Anchor>
        , <Anchor href={paths.search()}>look somewhere else</Anchor>, or{' '}
        <a href={`#${ALERT_ANCHOR}`}>hear by mail when something fits</a>.
      </p>
      {found.data.length > 0 && (
        <div className={css.closest}>
          <h2>The closest homes</h2>
          <p>Each says what it misses.</p>
        </div>
      )}
      <HomesGrid>
        {found.data.map(({ listing, unmet }, index) => (
          <TrackedHome
            key={listing.id}
            id={listing.id}
            position={(found.meta.page - 1) * PER_PAGE + index + 1}
            schoolId={found.location.type === 'college' ? found.location.id : undefined}
          >
            <HomeCard
              listing={listing}
              wishes={wishes}
              schoolId={found.location.type === 'college' ? found.location.id : undefined}
              misses={unmet.map((missed) => ({ kind: 'misses', text: unmetWords(missed) }))}
              wanted={index === 0 ? 'first' : 'later'}
            />
          </TrackedHome>
        ))}
      </HomesGrid>
      <Pagination
        page={found.meta.page}
        lastPage={found.meta.lastPage}
        href={(page) => paths.noMatches({ ...search, page })}
      />
      <AlertForm search={search} where={placeWords(found.location.type, found.location.displayName)} />
      {found.data.some(({ listing }) => listing.demo) && <DemoNote />}
    </>
  );
}
