import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from './example-draft.fixture.ts';
import { PreviewCard } from './preview-card.tsx';

export default { component: PreviewCard, tags: ['alone'] } satisfies Meta<typeof PreviewCard>;
type Story = StoryObj<typeof PreviewCard>;

export const Empty: Story = { decorators: withForm(emptyExampleDraft) };
export const Filled: Story = { decorators: withForm(exampleDraft) };
