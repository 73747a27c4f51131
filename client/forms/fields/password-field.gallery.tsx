import type { Examples } from '../../../mocks/gallery/example.ts';
import { FormExample } from '../form-example.fixture.tsx';
import { PasswordField } from './password-field.tsx';

export const examples: Examples = {
  Filled: () => (
    <FormExample values={{ password: 'correct horse' }}>
      <PasswordField name="password" label="Password" autoComplete="current-password" />
    </FormExample>
  ),
  'Easy to guess': () => (
    <FormExample values={{ password: 'password1' }}>
      <PasswordField
        name="password"
        label="New password"
        owner={{ email: 'rosa@walnut.example' }}
        autoComplete="new-password"
      />
    </FormExample>
  ),
  Refused: () => (
    <FormExample values={{ password: 'horse' }} refused={{ password: ['Use at least 6 characters.'] }}>
      <PasswordField name="password" label="New password" autoComplete="new-password" hint="At least 6 characters." />
    </FormExample>
  ),
};
