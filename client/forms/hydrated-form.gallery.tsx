import type { Examples } from '../../mocks/gallery/example.ts';
import { Button } from '../components/button.tsx';
import { FormExample } from './form-example.fixture.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { HydratedForm } from './hydrated-form.tsx';

export const examples: Examples = {
  'After hydration': () => (
    <FormExample>
      <HydratedForm onSubmit={() => undefined}>
        {(ready) => (
          <>
            <PasswordField name="password" label="Password" autoComplete="current-password" />
            <Button type="submit" disabled={!ready}>
              Login
            </Button>
          </>
        )}
      </HydratedForm>
    </FormExample>
  ),
};
