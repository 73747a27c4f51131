import type { Meta, StoryObj } from '@storybook/react-vite';
import { DraftRow } from './drafts.tsx';

const draft = {
  id: 'd5af7000-0000-4000-8000-000000000001',
  ownId: 'B-12',
  name: 'Maple Court',
  type: 84,
  address: '94 Chittenden Ave, Columbus',
  missing: [],
  goesToReview: false,
  inReview: false,
  savedAt: '2026-09-15T10:00:00.000Z',
};
const nothing = () => undefined;

export default {
  component: DraftRow,
  args: { choose: nothing },
  decorators: (Story) => (
    <ul role="list">
      <Story />
    </ul>
  ),
} satisfies Meta<typeof DraftRow>;
type Story = StoryObj<typeof DraftRow>;

export const ReadyToPublish: Story = { args: { draft, chosen: false } };
export const InReview: Story = { args: { draft: { ...draft, inReview: true }, chosen: false } };
export const SomethingMissing: Story = {
  args: { draft: { ...draft, name: '', missing: ['an image', 'a description'] }, chosen: true },
};
