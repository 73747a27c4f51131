import type { ReactNode } from 'react';
import type { Examples } from '../../mocks/gallery/example.ts';
import { Button, type ButtonVariant } from './button.tsx';

const looks: ButtonVariant[] = ['main', 'quiet', 'text', 'danger'];
const each = (draw: (look: ButtonVariant) => ReactNode) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>{looks.map(draw)}</div>
);

export const examples: Examples = {
  Looks: () =>
    each((look) => (
      <Button key={look} look={look}>
        Send request
      </Button>
    )),
  Disabled: () =>
    each((look) => (
      <Button key={look} look={look} disabled>
        Send request
      </Button>
    )),
  Busy: () =>
    each((look) => (
      <Button key={look} look={look} busy>
        Sending …
      </Button>
    )),
  'Long text': () => <Button>Continue to the payment of your listing near Ohio State University Main Campus</Button>,
};
