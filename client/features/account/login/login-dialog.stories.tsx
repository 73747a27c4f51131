import type { Meta, StoryObj } from '@storybook/react-vite';
import { SESSION_EXPIRED } from '../../../graphql/error-message.ts';
import { LoginDialog } from './login-dialog.tsx';

export default { component: LoginDialog, tags: ['alone'] } satisfies Meta<typeof LoginDialog>;
type Story = StoryObj<typeof LoginDialog>;

export const Dialog: Story = {};
export const SessionExpired: Story = { args: { message: SESSION_EXPIRED } };
