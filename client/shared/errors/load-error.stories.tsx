import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadError } from './load-error.tsx';

const error = new TypeError('Failed to fetch');
const nothing = () => undefined;

export default { component: LoadError, args: { error, retry: nothing } } satisfies Meta<typeof LoadError>;
type Story = StoryObj<typeof LoadError>;

export const Offline: Story = { args: { what: "Your listings didn't load.", busy: false } };
export const Retrying: Story = { args: { what: 'This may be out of date.', busy: true } };
