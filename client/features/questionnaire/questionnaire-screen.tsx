import { Stack } from '../../components/layout/layout.tsx';
import { useBrand } from '../../app/page-info.tsx';
import { Redirect } from '../../app/router/redirect.tsx';
import { paths } from '../../app/paths.ts';
import type { Prepare } from '../../app/router/match-screen.ts';
import type { Search } from '../../../domain/search/search-query.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Head } from '../../components/head.tsx';
import { Container } from '../../components/container.tsx';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import { QuestionnairePlaceDocument, useQuestionnairePlaceQuery } from './questionnaire-screen.generated.ts';
import { searchOf, useSearch } from '../../shared/search/use-search.ts';
import css from '../../shared/styles/question-form.module.css';

const variablesOf = ({ locationType, locationId }: Search) => ({
  id: String(locationId),
  college: locationType === 'college',
  city: locationType === 'city',
  state: locationType === 'state',
});

export const prepare: Prepare = async (client, { search }) => {
  const found = searchOf(search);
  if (found) await client.query({ query: QuestionnairePlaceDocument, variables: variablesOf(found) });
};

export function Screen() {
  const search = useSearch();
  return search ? <Questionnaire search={search} /> : <Redirect to={paths.home()} />;
}

function Questionnaire({ search }: { search: Search }) {
  const brand = useBrand();
  const { data } = useQuestionnairePlaceQuery({ variables: variablesOf(search) });
  const { school, city, state } = data ?? {};
  const name = school?.displayName ?? (city ? `${city.name}, ${city.state}` : state?.name);
  if (data && name === undefined) return <NotFound title="Place not found" />;
  return (
    <Container narrow>
      <Head title="Housing Questionnaire" hidden />
      <Stack gap={2} className={css.top}>
        <h1>What are you looking for?</h1>
        <p>
          Six questions, no account. {name ? `Homes ${search.locationType === 'state' ? 'in' : 'near'} ${name}. ` : ''}
          {brand.showsChangeCollege && <Anchor href={paths.search()}>Change college</Anchor>}
        </p>
      </Stack>
      <QuestionnaireForm search={search} place={name} />
    </Container>
  );
}
