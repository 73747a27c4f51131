import type { Examples } from '../../../mocks/gallery/example.ts';
import { FormExample } from '../../form/form-example.tsx';
import { begunDraft, exampleDraft } from '../example-draft.ts';
import { ContactSection } from './contact-section.tsx';

export const alone = true;
export const examples: Examples = {
  Empty: () => (
    <FormExample values={begunDraft}>
      <ContactSection />
    </FormExample>
  ),
  Written: () => (
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
