import type { Examples } from '../../../../mocks/gallery/example.ts';
import { sectionProgress } from './section-progress.ts';
import { StepList } from './step-list.tsx';

export const examples: Examples = {
  'First step': () => <StepList progress={sectionProgress(new Set(), false)} />,
  'Middle step': () => <StepList progress={sectionProgress(new Set(['contact', 'password', 'location']), false)} />,
  'Logged in': () => <StepList progress={sectionProgress(new Set(['contact']), true)} />,
};
