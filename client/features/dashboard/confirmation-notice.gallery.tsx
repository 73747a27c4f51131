import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleMyListing } from '../../shared/examples/example-my-listing.fixture.ts';
import { ConfirmationNotice } from './confirmation-notice.tsx';

const due = { ...exampleMyListing, confirmationDue: true };

export const examples: Examples = {
  'One listing': () => <ConfirmationNotice listings={[due]} />,
  'Several listings': () => <ConfirmationNotice listings={['1', '2', '3'].map((id) => ({ ...due, id }))} />,
};
