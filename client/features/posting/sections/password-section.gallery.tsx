import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { PasswordSection } from './password-section.tsx';

export const alone = true;
export const examples: Examples = {
  Empty: () => (
    <FormExample values={emptyExampleDraft}>
      <PasswordSection />
    </FormExample>
  ),
  Filled: () => (
    <FormExample values={exampleDraft}>
      <PasswordSection />
    </FormExample>
  ),
  Refused: () => (
    <FormExample
      values={exampleDraft}
      refused={{ email: ['That address has an account. Log in instead.'], password: ['Use at least 8 characters.'] }}
    >
      <PasswordSection />
    </FormExample>
  ),
};
