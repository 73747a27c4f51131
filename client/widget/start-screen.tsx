import type { ApolloClient } from '@apollo/client';
import {
  prepare as prepareQuestions,
  Screen as Questionnaire,
} from '../features/questionnaire/questionnaire-screen.tsx';
import { SearchBox } from '../shared/place-search/search-box.tsx';
import { useSearch } from '../shared/search/use-search.ts';
import type { Address } from '../app/router/match-screen.ts';
import { Head } from '../components/head.tsx';
import { Container } from '../components/container.tsx';
import css from './start-screen.module.css';

export const prepare = (client: ApolloClient, address: Address) => prepareQuestions(client, address);

/** Renders the first screen of a widget: the questionnaire of the host page's place, else the choice of one. */
export function Screen() {
  return useSearch() ? <Questionnaire /> : <ChoosePlace />;
}

function ChoosePlace() {
  return (
    <Container narrow className={css.choose}>
      <Head title="Find a home near campus" hidden />
      <h1>Find a home near campus</h1>
      <p>Enter a college or city, answer six questions, and see what fits. No account needed.</p>
      <SearchBox />
    </Container>
  );
}
