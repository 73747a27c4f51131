import type { Examples } from '../../../../mocks/gallery/example.ts';
import { BulkRent } from './bulk-rent.tsx';

const bulk = { progress: undefined, failed: [], run: () => Promise.resolve([]) };
const nothing = () => undefined;

export const examples: Examples = {
  'Before a change': () => <BulkRent ids={['1']} bulk={bulk} close={nothing} choose={nothing} />,
};
