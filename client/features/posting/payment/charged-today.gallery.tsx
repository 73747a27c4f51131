import type { Examples } from '../../../../mocks/gallery/example.ts';
import { Card } from '../../../components/card.tsx';
import { ChargedToday, CreditUsed } from './charged-today.tsx';

const used = (creditCents: number) => () => (
  <Card>
    <CreditUsed price={29} creditCents={creditCents} />
  </Card>
);

export const examples: Examples = {
  'Prorated charge': used(1333),
  'Covered by credit, credit left': used(4000),
  'Remainder below the minimum charge': used(2875),
  'Earlier remainder added': used(-25),
  'Credit unknown': () => (
    <Card>
      <ChargedToday price={29} />
    </Card>
  ),
};
