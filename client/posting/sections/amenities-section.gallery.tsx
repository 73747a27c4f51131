import type { Examples } from '../../../mocks/gallery/example.ts';
import { FormExample } from '../../form/form-example.tsx';
import { begunDraft, exampleDraft } from '../example-draft.ts';
import { AmenitiesSection } from './amenities-section.tsx';

export const alone = true;
export const examples: Examples = {
  Empty: () => (
    <FormExample values={begunDraft}>
      <AmenitiesSection />
    </FormExample>
  ),
  Written: () => (
    <FormExample values={exampleDraft}>
      <AmenitiesSection />
    </FormExample>
  ),
  Refused: () => (
    <FormExample
      values={exampleDraft}
      refused={{ amenities: ['Dogs or cats are OK, or no pets are allowed: choose one.'] }}
    >
      <AmenitiesSection />
    </FormExample>
  ),
};
