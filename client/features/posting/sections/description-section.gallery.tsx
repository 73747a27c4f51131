import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { DescriptionSection } from './description-section.tsx';

export const alone = true;
export const examples: Examples = {
  Empty: () => (
    <FormExample values={emptyExampleDraft}>
      <DescriptionSection />
    </FormExample>
  ),
  'With preview': () => (
    <FormExample values={{ ...exampleDraft, description: 'Quiet & light! Call (614) 555-0143 <today>.' }}>
      <DescriptionSection />
    </FormExample>
  ),
};
