import type { ApolloClient } from '@apollo/client';
import { prepare as prepareQuestions, Screen as Questionnaire } from '../renter/questionnaire-screen.tsx';
import { SearchBox } from '../renter/search-box.tsx';
import { useSearch } from '../renter/use-search.ts';
import type { Address } from '../screen.ts';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import css from './begin-screen.module.css';

export const prepare = (client: ApolloClient, address: Address) => prepareQuestions(client, address);

/** Where a widget begins: at the questions of the place that the page around names, else at the choice of one. */
export function Screen() {
  return useSearch() ? <Questionnaire /> : <ChoosePlace />;
}

function ChoosePlace() {
  return (
    <Wrap narrow className={css.choose}>
      <Head title="Find a home near campus" hidden />
      <h1>Find a home near campus</h1>
      <p>Name a college or a city. Six questions, no account, and you see what fits.</p>
      <SearchBox />
    </Wrap>
  );
}
