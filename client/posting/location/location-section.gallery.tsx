import type { Examples } from '../../../mocks/gallery/example.ts';
import { FormExample } from '../../form/form-example.tsx';
import { begunDraft, exampleDraft } from '../example-draft.ts';
import { LocationSection } from './location-section.tsx';

export const alone = true;
export const examples: Examples = {
  Empty: () => (
    <FormExample values={begunDraft}>
      <LocationSection />
    </FormExample>
  ),
  Written: () => (
    <FormExample values={exampleDraft}>
      <LocationSection />
    </FormExample>
  ),
  Refused: () => (
    <FormExample values={exampleDraft} refused={{ 'location.zip': ['That zip is not in Ohio.'] }}>
      <LocationSection />
    </FormExample>
  ),
};
