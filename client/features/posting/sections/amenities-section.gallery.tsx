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
  Filled: () => (
    <FormExample values={exampleDraft}>
      <AmenitiesSection />
    </FormExample>
  ),
  Refused: () => (
    <FormExample
      values={exampleDraft}
      refused={{ amenities: ['Choose either "Dogs OK" or "Cats OK", or "No Pets Allowed".'] }}
    >
      <AmenitiesSection />
    </FormExample>
  ),
};
