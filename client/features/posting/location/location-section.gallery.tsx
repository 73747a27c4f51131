import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { LocationSection } from './location-section.tsx';

export const alone = true;
export const examples: Examples = {
  Empty: () => (
    <FormExample values={emptyExampleDraft}>
      <LocationSection />
    </FormExample>
  ),
  Filled: () => (
    <FormExample values={exampleDraft}>
      <LocationSection />
    </FormExample>
  ),
  Refused: () => (
    <FormExample values={exampleDraft} refused={{ 'location.zip': ["That zip isn't in Ohio."] }}>
      <LocationSection />
    </FormExample>
  ),
};
