import type { Examples } from '../../../mocks/gallery/example.ts';
import { MatchReasons } from './match-reasons.tsx';

export const examples: Examples = {
  'Fits, misses, unknown': () => (
    <MatchReasons
      reasons={[
        { kind: 'fits', text: '$50 under your budget' },
        { kind: 'misses', text: 'No pets allowed' },
        { kind: 'unknown', text: 'Parking not stated' },
      ]}
    />
  ),
};
