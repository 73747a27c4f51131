import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionList } from './session-list.tsx';
import { DAY_MS } from '../../../domain/time-spans.ts';

const nothing = () => Promise.resolve();
const at = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

export default { component: SessionList, args: { changed: nothing } } satisfies Meta<typeof SessionList>;
type Story = StoryObj<typeof SessionList>;

export const OnlyThisBrowser: Story = {
  args: { sessions: [{ id: '1', device: 'Firefox on Linux', startedAt: at(0), lastUsedAt: at(0), current: true }] },
};
export const Several: Story = {
  args: {
    sessions: [
      { id: '1', device: 'Chrome on Windows', startedAt: at(0), lastUsedAt: at(0), current: true },
      { id: '2', device: 'Safari on iOS', startedAt: at(1), lastUsedAt: at(1), current: false },
      { id: '3', device: 'Unknown browser', startedAt: at(0), lastUsedAt: at(0), current: false },
    ],
  },
};
