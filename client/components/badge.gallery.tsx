import type { Examples } from '../../mocks/gallery/example.ts';
import { Badge, type Tone } from './badge.tsx';

const words: Record<Tone, string> = { notice: 'Featured', good: 'Active', bad: 'Payment failed', plain: 'Expired' };

export const examples: Examples = {
  Tones: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
      {(Object.keys(words) as Tone[]).map((tone) => (
        <Badge key={tone} tone={tone}>
          {words[tone]}
        </Badge>
      ))}
    </div>
  ),
};
