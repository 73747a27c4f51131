import type { Meta } from '@storybook/react-vite';
import { Badge, type Tone } from './badge.tsx';

export default { component: Badge } satisfies Meta<typeof Badge>;

const words: Record<Tone, string> = { notice: 'Featured', good: 'Active', bad: 'Payment failed', plain: 'Expired' };

export const Tones = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
      {(Object.keys(words) as Tone[]).map((tone) => (
        <Badge key={tone} tone={tone}>
          {words[tone]}
        </Badge>
      ))}
    </div>
  ),
};
