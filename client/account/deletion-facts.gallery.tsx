import type { Examples } from '../../mocks/gallery/example.ts';
import { DeletionFacts } from './deletion-facts.tsx';

export const examples: Examples = {
  'Of an account with listings': () => (
    <DeletionFacts email="landlord@demo.example" listings={12} renewing={1} leads={34} />
  ),
  'Of an empty account': () => <DeletionFacts email="empty@demo.example" listings={0} renewing={0} leads={0} />,
};
