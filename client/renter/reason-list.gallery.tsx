import type { Examples } from '../../mocks/gallery/example.ts';
import { ReasonList } from './reason-list.tsx';

export const examples: Examples = {
  'Fits, misses, unknown': () => (
    <ReasonList
      reasons={[
        { kind: 'fits', text: '$50 under your budget' },
        { kind: 'misses', text: 'No pets allowed' },
        { kind: 'unknown', text: 'Parking not stated' },
      ]}
    />
  ),
};
