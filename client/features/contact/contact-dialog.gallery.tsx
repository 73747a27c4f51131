import type { Examples } from '../../../mocks/gallery/example.ts';
import { ContactDialog } from './contact-dialog.tsx';

const flats = { id: '1', name: 'Lane Avenue Flats', slug: 'lane-avenue-flats' };
const house = { id: '3', name: 'Neil House', slug: 'neil-house' };

export const alone = true;
export const examples: Examples = {
  'New renter': () => <ContactDialog homes={[flats]} />,
  'Several listings': () => <ContactDialog homes={[flats, house]} />,
  Message: () => <ContactDialog homes={[flats]} reply />,
};
