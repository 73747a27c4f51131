import type { Examples } from '../../../../mocks/gallery/example.ts';
import { storedValues } from '../draft/form-values.ts';
import { exampleDraft } from '../example-draft.fixture.ts';
import { Card } from '../../../components/card.tsx';
import { ChargedToday, CreditUsed, OrderSummary } from './order-summary.tsx';

const draft = storedValues(exampleDraft);
const used = (creditCents: number) => () => (
  <Card>
    <CreditUsed price={29} creditCents={creditCents} />
  </Card>
);

export const examples: Examples = {
  'With price': () => <OrderSummary draft={draft} price={29} logged={0} />,
  'Unavailable type': () => <OrderSummary draft={draft} price={0} logged={1} />,
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
