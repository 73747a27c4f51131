import type { Examples } from '../../../mocks/gallery/example.ts';
import { FormExample } from '../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from './example-draft.fixture.ts';
import { PreviewCard } from './preview-card.tsx';

export const alone = true;
export const examples: Examples = {
  Empty: () => (
    <FormExample values={emptyExampleDraft}>
      <PreviewCard />
    </FormExample>
  ),
  Filled: () => (
    <FormExample values={exampleDraft}>
      <PreviewCard />
    </FormExample>
  ),
};
