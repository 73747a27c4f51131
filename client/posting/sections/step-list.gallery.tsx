import type { Examples } from '../../../mocks/gallery/example.ts';
import { progressOf } from './section-progress.ts';
import { StepList } from './step-list.tsx';

export const examples: Examples = {
  'At the first': () => <StepList progress={progressOf(new Set(), false)} />,
  'In the middle': () => <StepList progress={progressOf(new Set(['contact', 'password', 'location']), false)} />,
  'Logged in': () => <StepList progress={progressOf(new Set(['contact']), true)} />,
};
