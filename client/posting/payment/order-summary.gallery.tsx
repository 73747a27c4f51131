import type { Examples } from '../../../mocks/gallery/example.ts';
import { storedPart } from '../draft/posting-values.ts';
import { exampleDraft } from '../example-draft.ts';
import { OrderSummary } from './order-summary.tsx';

const draft = storedPart(exampleDraft);

export const examples: Examples = {
  'With its price': () => <OrderSummary draft={draft} price={29} loggedIn={false} />,
  'Not offered any more': () => <OrderSummary draft={draft} price={0} loggedIn />,
};
