import type { Examples } from '../../../../mocks/gallery/example.ts';
import { sectionProgress, type Confirmed } from './section-progress.ts';
import { StepList } from './step-list.tsx';

const none: Confirmed = new Set();
const at = (confirmed: Confirmed, loggedIn = false) => ({
  progress: sectionProgress(confirmed, loggedIn),
  finished: none,
  goTo: () => undefined,
});

export const examples: Examples = {
  'First step': () => <StepList {...at(none)} />,
  'Middle step': () => <StepList {...at(new Set(['contact', 'password', 'location']))} />,
  'Logged in': () => <StepList {...at(new Set(['contact']), true)} />,
};
