import type { Examples } from '../../mocks/gallery/example.ts';
import { FormExample } from '../form/form-example.tsx';
import { begunDraft, exampleDraft } from './example-draft.ts';
import { PreviewCard } from './preview-card.tsx';

export const alone = true;
export const examples: Examples = {
  'Nothing written': () => (
    <FormExample values={begunDraft}>
      <PreviewCard />
    </FormExample>
  ),
  'Everything written': () => (
    <FormExample values={exampleDraft}>
      <PreviewCard />
    </FormExample>
  ),
};
