import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { placeLabel } from '../../../domain/alerts/search-label.ts';
import type { Search } from '../../../domain/search/search-query.ts';
import { Redirect } from '../../app/router/redirect.tsx';
import { paths } from '../../app/paths.ts';
import type { Prepare } from '../../app/router/match-screen.ts';
import { useRenter } from '../../shared/renter/renter-store.ts';
import { Anchor } from '../../components/anchor.tsx';
import { buttonClass, QuietLink } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Head } from '../../components/head.tsx';
import { Container } from '../../components/container.tsx';
import { AlertForm } from '../../shared/alerts/lazy-alert-form.tsx';
import { EndOfMatchesDocument, useEndOfMatchesQuery } from './end-of-matches-screen.generated.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { searchVariables, useSearch, variablesOf } from '../../shared/search/use-search.ts';
import { SearchSuggestions } from './search-suggestions.tsx';
import css from '../../shared/styles/message-page.module.css';

const filterOf = ({ filter }: ReturnType<typeof searchVariables>) => ({ filter });

export const prepare: Prepare = async (client, address) => {
  const variables = variablesOf(address);
  if (variables) await client.query({ query: EndOfMatchesDocument, variables: filterOf(variables) });
};

/** Renders End-matches-reached [§2]: the screen after the last page. */
export function Screen() {
  const search = useSearch();
  return search ? <End search={search} /> : <Redirect to={paths.home()} />;
}

const seenCountText = (total: number, where: string) =>
  total === 1 ? `That was the only match ${where}.` : `Those were all ${total} matches ${where}.`;

function End({ search }: { search: Search }) {
  const { shortlist } = useRenter();
  const { data } = useEndOfMatchesQuery({ variables: filterOf(searchVariables(search)) });
  const found = data?.searchHousing;
  if (found === null) return <NotFound title="Place not found" />;
  const { locationType, locationId, site, bedrooms, bathrooms, maxBudget } = search;
  const suggestions = data?.suggestions;
  const some = suggestions && (suggestions.relaxations.length > 0 || suggestions.alternativeCollege !== null);
  const where = found ? placeLabel(found.location.type, found.location.displayName) : '';
  return (
    <Stack as={Container} align="start" narrow className={css.message}>
      <Head title="End of your matches" hidden />
      <h1>You've seen all your matches</h1>
      {found && found.meta.total > 0 && <Text size="large">{seenCountText(found.meta.total, where)}</Text>}
      {some && <SearchSuggestions search={search} suggestions={suggestions} heading="See more with a small change" />}
      <Cluster className={css.row}>
        <Anchor
          className={buttonClass(some ? 'quiet' : 'main')}
          href={paths.questionnaire(locationType, locationId, site, { bedrooms, bathrooms, maxBudget })}
        >
          Change my answers
        </Anchor>
        <QuietLink href={paths.search()}>Search somewhere else</QuietLink>
        <Anchor className={classNames(buttonClass('text'), css.words)} href={paths.matches({ ...search, page: 1 })}>
          Back to the first page
        </Anchor>
      </Cluster>
      {found && (
        <div className={css.whole}>
          <AlertForm search={search} where={where} />
        </div>
      )}
      {shortlist.length > 0 && (
        <p>
          You saved {shortlist.length}: <Anchor href={paths.shortlist()}>see your shortlist</Anchor>.
        </p>
      )}
    </Stack>
  );
}
