import type { Logged } from '../../../../domain/account/logged.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { APARTMENT, HOUSE } from '../../../../domain/options/property-types.ts';
import { sectionProgress, type Confirmed } from './section-progress.ts';
import { StepList } from './step-list.tsx';

export default { component: StepList } satisfies Meta<typeof StepList>;
type Story = StoryObj<typeof StepList>;

const none: Confirmed = new Set();
const at = (confirmed: Confirmed, logged: Logged = 0) => ({
  progress: sectionProgress(confirmed, logged),
  finished: none,
  type: APARTMENT,
  goTo: () => undefined,
});

export const FirstStep: Story = { args: at(none) };
export const MiddleStep: Story = { args: at(new Set(['contact', 'password', 'location'])) };
export const House: Story = { args: { ...at(new Set(['contact', 'password'])), type: HOUSE } };
export const LoggedIn: Story = { args: at(new Set(['contact']), 1) };
