import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequestFailed } from './request-failed.tsx';
import type { AsyncAction } from './use-async-action.ts';

export default { component: RequestFailed } satisfies Meta<typeof RequestFailed>;

const done = () => Promise.resolve();
const action: AsyncAction = {
  busy: false,
  failed: 'We could not reach the server. Nothing was lost. Try again.',
  run: done,
  retry: done,
};

export const ServerUnreachable: StoryObj<typeof RequestFailed> = { args: { action } };
