import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { PreviewCard } from '../preview-card.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { SectionFlow } from './section-flow.tsx';

export const alone = true;
export const examples: Examples = {
  'First section': () => (
    <FormExample values={emptyExampleDraft}>
      <SectionFlow logged={0} aside={<PreviewCard />} />
    </FormExample>
  ),
  'All sections complete': () => (
    <FormExample values={exampleDraft}>
      <SectionFlow logged={1} aside={<PreviewCard />} />
    </FormExample>
  ),
};
