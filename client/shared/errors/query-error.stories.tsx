import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryError } from './query-error.tsx';

const again = () => undefined;
const failed = new CombinedGraphQLErrors({
  errors: [{ message: 'Something went wrong.', extensions: { requestId: 'req-7f3a91' } }],
});
const rejected = new ServerError('Rejected', { response: new Response(null, { status: 413 }), bodyText: '' });

export default { component: QueryError, args: { retry: again } } satisfies Meta<typeof QueryError>;
type Story = StoryObj<typeof QueryError>;

export const ServerUnreachable: Story = { args: { error: new Error('Failed to fetch') } };
export const RequestRejected: Story = { args: { error: rejected } };
export const FailedOnServer: Story = { name: 'Server error', args: { error: failed } };
