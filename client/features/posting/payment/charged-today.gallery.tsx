import type { Examples } from '../../../../mocks/gallery/example.ts';
import { Card } from '../../../components/card.tsx';
import { ChargedToday, CreditUsed } from './charged-today.tsx';

const used = (creditCents: number) => () => (
  <Card>
    <CreditUsed price={29} creditCents={creditCents} />
  </Card>
);

export const examples: Examples = {
  'A part of the month': used(1333),
  'All of it, and some stays': used(4000),
  'All but too little to charge': used(2875),
  'What was too little before': used(-25),
  'Not to be known': () => (
    <Card>
      <ChargedToday price={29} />
    </Card>
  ),
};
