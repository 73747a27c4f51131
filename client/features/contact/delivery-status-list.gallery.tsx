import type { Examples } from '../../../mocks/gallery/example.ts';
import { DeliveryStatusList } from './delivery-status-list.tsx';

const homes = ['Lane Avenue Flats', 'Neil House', 'Packard Place', 'The Old Schoolhouse at the Corner', 'Iuka Row'].map(
  (name, at) => ({ id: String(at), name, slug: String(at) }),
);

export const examples: Examples = {
  'Before sending': () => <DeliveryStatusList homes={homes} outcomes={new Map()} />,
  Sending: () => (
    <DeliveryStatusList
      homes={homes}
      outcomes={
        new Map([
          ['0', 'sent'],
          ['1', 'waits'],
          ['2', 'gone'],
          ['3', 'sending'],
        ])
      }
    />
  ),
};
