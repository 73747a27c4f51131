import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginRequired } from './login-required.tsx';

export default { component: LoginRequired } satisfies Meta<typeof LoginRequired>;

export const InThePlaceOfAScreen: StoryObj<typeof LoginRequired> = {};
