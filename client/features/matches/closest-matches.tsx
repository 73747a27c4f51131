import { Text } from '../../components/layout/text.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { PER_PAGE } from '../../../domain/limits.ts';
import type { ApolloClient } from '@apollo/client';
import { placeLabel } from '../../../domain/alerts/search-label.ts';
import { hasCriteria, type Search } from '../../../domain/search/search-query.ts';
import { TrackedCards } from '../../shared/tracking/tracked-card.tsx';
import { withUnmetCriteria } from '../../../domain/search/labels/unmet-criteria-label.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Head } from '../../components/head.tsx';
import { Container } from '../../components/container.tsx';
import { ALERT_ANCHOR } from '../../shared/alerts/alert-key.ts';
import { AlertForm } from '../../shared/alerts/lazy-alert-form.tsx';
import { DemoNotice } from '../../shared/listing-card/demo-notice.tsx';
import { ListingGridSkeleton } from '../../shared/listing-card/listing-grid.tsx';
import {
  ClosestMatchesDocument,
  useClosestMatchesQuery,
  type ClosestMatchesQuery,
} from './closest-matches.generated.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { Pagination } from '../../shared/search/pagination.tsx';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { preferencesOf } from '../../../domain/search/match-reasons.ts';
import { searchVariables, toPlace } from '../../shared/search/use-search.ts';
import { SearchSuggestions } from './search-suggestions.tsx';
import css from '../../shared/styles/results-page.module.css';

/** Fetches the data of `ClosestMatches`. */
export const preloadClosestMatches = (client: ApolloClient, variables: ReturnType<typeof searchVariables>) =>
  client.query({ query: ClosestMatchesDocument, variables });

/** Renders No-matches [§2]: suggestions for relaxing the search, and the closest listings, each with its unmet criteria (K45). */
export function ClosestMatches({ search }: { search: Search }) {
  const { data, error, refetch } = useClosestMatchesQuery({ variables: searchVariables(search) });
  const found = data?.closestHousing;
  if (found === null) return <NotFound title="Place not found" />;
  // The URL may be older than a listing that fits; the visitor is told about it.
  const fits = search.page === 1 && found?.data[0]?.unmet.length === 0;
  return (
    <>
      <Head title="No matches yet" hidden />
      <Container>
        <Stack gap={1} className={css.top}>
          <h1>{fits ? 'Something fits now' : 'No exact matches'}</h1>
          <p role="status">
            {!found
              ? !error && 'Finding the closest matches…'
              : fits
                ? "A home that fits everything was just listed. It's first below."
                : noMatchesText(search, found.location.displayName)}
          </p>
        </Stack>
        {error && !found && <QueryError error={error} retry={() => void refetch()} />}
        {!found && !error && <ListingGridSkeleton />}
        {found && <FoundClosest search={search} found={found} suggestions={data.suggestions} />}
      </Container>
    </>
  );
}

function noMatchesText(search: Search, place: string): string {
  const where = placeLabel(search.locationType, place);
  return `No home ${where} ${hasCriteria(search) ? 'fits everything you asked for' : 'is listed yet'}.`;
}

interface FoundClosestProps {
  search: Search;
  found: NonNullable<ClosestMatchesQuery['closestHousing']>;
  suggestions: ClosestMatchesQuery['suggestions'];
}

function FoundClosest({ search, found, suggestions }: FoundClosestProps) {
  const preferences = preferencesOf(search);
  const { locationType, locationId, site } = search;
  return (
    <>
      {suggestions && (
        <SearchSuggestions
          search={search}
          suggestions={suggestions}
          heading={suggestions.relaxations.length > 0 ? 'Small changes that help most' : 'The nearest place with homes'}
        />
      )}
      <p className={css.other}>
        Or <Anchor href={paths.questionnaire(locationType, locationId, site, search)}>change your answers</Anchor>,{' '}
        <Anchor href={paths.search()}>search somewhere else</Anchor>, or{' '}
        <a href={`#${ALERT_ANCHOR}`}>get an email when something fits</a>.
      </p>
      {found.data.length > 0 && (
        <div className={css.closest}>
          <h2>Closest matches</h2>
          <Text size="normal">Here's how close each one comes.</Text>
        </div>
      )}
      <TrackedCards
        cards={found.data.map(({ listing, unmet }, index) => ({
          listing,
          explain: (reasons) => withUnmetCriteria(unmet, reasons),
          wanted: index === 0 ? 'first' : 'later',
        }))}
        first={(found.meta.page - 1) * PER_PAGE + 1}
        preferences={preferences}
        {...toPlace(found.location)}
      />
      <Pagination {...found.meta} href={(page) => paths.noMatches({ ...search, page })} />
      <AlertForm search={search} where={placeLabel(found.location.type, found.location.displayName)} />
      {found.data.some(({ listing }) => listing.demo) && <DemoNotice />}
    </>
  );
}
