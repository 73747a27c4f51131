import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { AmenitiesSection } from './amenities-section.tsx';

export const alone = true;
export const examples: Examples = {
  Empty: () => (
    <FormExample values={emptyExampleDraft}>
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
