import { Text } from '../components/layout/text.tsx';
import { Stack } from '../components/layout/layout.tsx';
import { Screen as Questionnaire } from '../features/questionnaire/questionnaire-screen.tsx';
import { SearchBox } from '../shared/place-search/search-box.tsx';
import { useSearch } from '../shared/search/use-search.ts';
import { Head } from '../components/head.tsx';
import { Container } from '../components/container.tsx';
import css from './start-screen.module.css';

export { prepare } from '../features/questionnaire/questionnaire-screen.tsx';

/** Renders the first screen of a widget: the questionnaire of the host page's place, else the choice of one. */
export function Screen() {
  const search = useSearch();
  if (search) return <Questionnaire />;
  return (
    <Stack as={Container} gap={3} narrow className={css.choose}>
      <Head title="Find a home near campus" hidden />
      <h1>Find a home near campus</h1>
      <Text size="normal">Enter a college or city, answer six questions, and see what fits. No account needed.</Text>
      <SearchBox />
    </Stack>
  );
}
