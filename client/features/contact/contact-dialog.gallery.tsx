import type { Examples } from '../../../mocks/gallery/example.ts';
import { ContactDialog } from './contact-dialog.tsx';

const flats = { id: '1', name: 'Lane Avenue Flats', slug: 'lane-avenue-flats' };
const house = { id: '3', name: 'Neil House', slug: 'neil-house' };

export const alone = true;
export const examples: Examples = {
  'From somebody new': () => <ContactDialog homes={[flats]} />,
  'To several homes': () => <ContactDialog homes={[flats, house]} />,
  'A message': () => <ContactDialog homes={[flats]} reply />,
};
