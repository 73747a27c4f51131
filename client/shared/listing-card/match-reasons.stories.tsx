import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatchReasons } from './match-reasons.tsx';

export default { component: MatchReasons } satisfies Meta<typeof MatchReasons>;

export const FitsMissesUnknown: StoryObj<typeof MatchReasons> = {
  name: 'Fits, misses, unknown',
  args: {
    reasons: [
      { kind: 'fits', text: '$50 under your budget' },
      { kind: 'misses', text: 'No pets allowed' },
      { kind: 'unknown', text: 'Parking not stated' },
    ],
  },
};
