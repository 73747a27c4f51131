import type { Examples } from '../../mocks/gallery/example.ts';
import { Button } from '../ui/button.tsx';
import { FormExample } from './form-example.tsx';
import { PasswordField } from './password-field.tsx';
import { SecretForm } from './secret-form.tsx';

export const examples: Examples = {
  'Once its code runs it': () => (
    <FormExample>
      <SecretForm onSubmit={() => undefined}>
        {(ready) => (
          <>
            <PasswordField name="password" label="Password" autoComplete="current-password" />
            <Button type="submit" disabled={!ready}>
              Login
            </Button>
          </>
        )}
      </SecretForm>
    </FormExample>
  ),
};
