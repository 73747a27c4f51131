import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { ContinueBar } from './continue-bar.tsx';

const done = () => Promise.resolve();
const idle = { busy: false, failed: undefined, run: done, retry: done };
const failed = { ...idle, failed: 'We could not reach the server. Nothing was lost. Try again.' };

export default { component: ContinueBar, args: { name: 'contact', number: 1, of: 7 } } satisfies Meta<
  typeof ContinueBar
>;
type Story = StoryObj<typeof ContinueBar>;

export const Incomplete: Story = { decorators: withForm(emptyExampleDraft), args: { action: idle } };
export const Complete: Story = { decorators: withForm(exampleDraft), args: { action: idle } };
export const Busy: Story = { decorators: withForm(exampleDraft), args: { action: { ...idle, busy: true } } };
export const ServerUnreachable: Story = { decorators: withForm(exampleDraft), args: { action: failed } };
