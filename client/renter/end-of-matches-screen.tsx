import type { ApolloClient } from '@apollo/client';
import { placeWords } from '../../domain/alerts/search-words.ts';
import type { Search } from '../../domain/search.ts';
import { NavigateAway } from '../navigate-away.tsx';
import { paths } from '../paths.ts';
import type { Address } from '../screen.ts';
import { useRenter } from '../apollo/renter-store.ts';
import { Anchor } from '../ui/anchor.tsx';
import { buttonClass } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { AlertForm } from './alerts/late-alert-form.tsx';
import { EndOfMatchesDocument, useEndOfMatchesQuery } from './end-of-matches-screen.generated.ts';
import { NotFound } from './not-found.tsx';
import { searchVariables, useSearch, variablesOf } from './use-search.ts';
import { WaysOn } from './ways-on.tsx';
import css from './message-screen.module.css';

const filterOf = ({ filter }: ReturnType<typeof searchVariables>) => ({ filter });

export const prepare = async (client: ApolloClient, address: Address) => {
  const variables = variablesOf(address);
  if (variables) await client.query({ query: EndOfMatchesDocument, variables: filterOf(variables) });
};

/** End-matches-reached [§2]: after the last page. */
export function Screen() {
  const search = useSearch();
  return search ? <End search={search} /> : <NavigateAway to={paths.home()} />;
}

const seenWords = (total: number, where: string) =>
  total === 1 ? `That was the one home that fits ${where}.` : `Those were all ${total} homes that fit ${where}.`;

function End({ search }: { search: Search }) {
  const { shortlist } = useRenter();
  const { data } = useEndOfMatchesQuery({ variables: filterOf(searchVariables(search)) });
  const found = data?.searchHousing;
  if (found === null) return <NotFound />;
  const { locationType, locationId, site, bedrooms, bathrooms, maxBudget } = search;
  const ways = data?.waysOn;
  const some = ways && (ways.relaxations.length > 0 || ways.elsewhere !== null);
  const where = found ? placeWords(found.location.type, found.location.displayName) : '';
  return (
    <Wrap narrow className={css.message}>
      <Head title="End of your matches" hidden />
      <h1>You have seen all your matches</h1>
      {found && found.meta.total > 0 && <p className={css.lead}>{seenWords(found.meta.total, where)}</p>}
      {some && <WaysOn search={search} ways={ways} heading="A little room brings more homes" />}
      <div className={css.row}>
        <Anchor
          className={buttonClass(some ? 'quiet' : 'main')}
          href={paths.questionnaire(locationType, locationId, site, { bedrooms, bathrooms, maxBudget })}
        >
          Change my answers
        </Anchor>
        <Anchor className={buttonClass('quiet')} href={paths.search()}>
          Look somewhere else
        </Anchor>
        <Anchor className={classes(buttonClass('text'), css.words)} href={paths.matches({ ...search, page: 1 })}>
          Back to the first page
        </Anchor>
      </div>
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
    </Wrap>
  );
}
