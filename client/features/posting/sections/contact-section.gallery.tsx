import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { ContactSection } from './contact-section.tsx';

export const alone = true;
export const examples: Examples = {
  Empty: () => (
    <FormExample values={emptyExampleDraft}>
      <ContactSection />
    </FormExample>
  ),
  Filled: () => (
    <FormExample values={exampleDraft}>
      <ContactSection />
    </FormExample>
  ),
  Refused: () => (
    <FormExample
      values={exampleDraft}
      refused={{ name: ['Give your listing a name.'], 'contact.phone': ['Enter ten digits.'] }}
    >
      <ContactSection />
    </FormExample>
  ),
};
