import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginForm } from './login-form.tsx';

export default { component: LoginForm } satisfies Meta<typeof LoginForm>;

const nothing = () => undefined;

export const Empty: StoryObj<typeof LoginForm> = { args: { loggedIn: nothing, forgot: nothing } };
