import type { Logged } from '../../../../domain/account/logged.ts';
import type { Examples } from '../../../../mocks/gallery/example.ts';
import { APARTMENT, HOUSE } from '../../../../domain/options/property-types.ts';
import { sectionProgress, type Confirmed } from './section-progress.ts';
import { StepList } from './step-list.tsx';

const none: Confirmed = new Set();
const at = (confirmed: Confirmed, logged: Logged = 0) => ({
  progress: sectionProgress(confirmed, logged),
  finished: none,
  type: APARTMENT,
  goTo: () => undefined,
});

export const examples: Examples = {
  'First step': () => <StepList {...at(none)} />,
  'Middle step': () => <StepList {...at(new Set(['contact', 'password', 'location']))} />,
  House: () => <StepList {...at(new Set(['contact', 'password']))} type={HOUSE} />,
  'Logged in': () => <StepList {...at(new Set(['contact']), 1)} />,
};
