import { useState } from 'react';
import type { Examples } from '../../../mocks/gallery/example.ts';
import { RejectedFieldsProvider } from '../../forms/rejected-fields.tsx';
import { TourTimes } from './tour-times.tsx';

function Times({ begun }: { begun: readonly string[] }) {
  const [times, change] = useState(begun);
  return (
    <RejectedFieldsProvider>
      <TourTimes value={times} onChange={change} />
    </RejectedFieldsProvider>
  );
}

export const examples: Examples = {
  None: () => <Times begun={[]} />,
  'Three tour times': () => <Times begun={['2199-08-15T16:30', '2199-08-16T10:00', '2199-08-17T18:00']} />,
};
