import type { Examples } from '../../../mocks/gallery/example.ts';
import { FormExample } from '../../form/form-example.tsx';
import { begunDraft, exampleDraft } from '../example-draft.ts';
import { DescriptionSection } from './description-section.tsx';

export const alone = true;
export const examples: Examples = {
  Empty: () => (
    <FormExample values={begunDraft}>
      <DescriptionSection />
    </FormExample>
  ),
  'As it will be shown': () => (
    <FormExample values={{ ...exampleDraft, description: 'Quiet & light! Call (614) 555-0143 <today>.' }}>
      <DescriptionSection />
    </FormExample>
  ),
};
