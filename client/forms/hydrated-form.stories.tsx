import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/button.tsx';
import { withForm } from './form-example.fixture.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { HydratedForm } from './hydrated-form.tsx';

export default { component: HydratedForm } satisfies Meta<typeof HydratedForm>;

export const AfterHydration: StoryObj<typeof HydratedForm> = {
  decorators: withForm(),
  args: {
    onSubmit: () => undefined,
    children: (ready) => (
      <>
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <Button type="submit" disabled={!ready}>
          Login
        </Button>
      </>
    ),
  },
};
