import type { Examples } from '../../mocks/gallery/example.ts';
import { RequestDialog } from './request-dialog.tsx';

const flats = { id: '1', name: 'Lane Avenue Flats', slug: 'lane-avenue-flats' };
const house = { id: '3', name: 'Neil House', slug: 'neil-house' };

export const alone = true;
export const examples: Examples = {
  'From somebody new': () => <RequestDialog homes={[flats]} />,
  'To several homes': () => <RequestDialog homes={[flats, house]} />,
  'A message': () => <RequestDialog homes={[flats]} reply />,
};
