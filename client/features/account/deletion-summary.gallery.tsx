import type { Examples } from '../../../mocks/gallery/example.ts';
import { DeletionSummary } from './deletion-summary.tsx';

export const examples: Examples = {
  'Account with listings': () => (
    <DeletionSummary email="landlord@demo.example" listings={12} renewing={1} leads={34} />
  ),
  'Account without listings': () => <DeletionSummary email="empty@demo.example" listings={0} renewing={0} leads={0} />,
};
