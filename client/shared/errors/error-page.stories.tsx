import { CombinedGraphQLErrors } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorPage } from './error-page.tsx';

const again = () => undefined;
const failed = new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { requestId: 'req-7f3a91' } }] });

export default { component: ErrorPage, tags: ['alone'], args: { retry: again } } satisfies Meta<typeof ErrorPage>;
type Story = StoryObj<typeof ErrorPage>;

export const WithRequestID: Story = { args: { error: failed } };
export const WithoutRequestID: Story = { args: { error: new Error('Failed to fetch') } };
