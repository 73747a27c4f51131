import type { Examples } from '../../../../mocks/gallery/example.ts';
import { storedValues } from '../draft/form-values.ts';
import { exampleDraft } from '../example-draft.fixture.ts';
import { OrderSummary } from './order-summary.tsx';

const draft = storedValues(exampleDraft);

export const examples: Examples = {
  'With price': () => <OrderSummary draft={draft} price={29} logged={0} />,
  'Unavailable type': () => <OrderSummary draft={draft} price={0} logged={1} />,
};
