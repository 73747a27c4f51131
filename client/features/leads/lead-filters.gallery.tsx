import type { Examples } from '../../../mocks/gallery/example.ts';
import { Card } from '../../components/card.tsx';
import { LeadFilters } from './lead-filters.tsx';

const counts = { all: 128, new: 12, contacted: 40, toured: 31, rented: 9, closed: 36, spam: 2, unread: 5 };
const listings = [
  { id: '1', name: 'Neil House' },
  { id: '2', name: 'High Street Lofts' },
];
const nothing = () => undefined;
const given = { change: nothing, type: nothing, text: '', counts, listings };

export const examples: Examples = {
  Default: () => (
    <Card padded={false}>
      <LeadFilters {...given} filter={{}} />
    </Card>
  ),
  'Status, text and listing': () => (
    <Card padded={false}>
      <LeadFilters {...given} text="parking" filter={{ stage: 'toured', text: 'parking', listingId: '2' }} />
    </Card>
  ),
};
