import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { RejectedFieldsProvider } from '../../forms/rejected-fields.tsx';
import { TourTimes } from './tour-times.tsx';

export default { component: TourTimes } satisfies Meta<typeof TourTimes>;

function Times({ begun }: { begun: readonly string[] }) {
  const [times, change] = useState(begun);
  return (
    <RejectedFieldsProvider>
      <TourTimes value={times} onChange={change} />
    </RejectedFieldsProvider>
  );
}

export const None = { render: () => <Times begun={[]} /> };
export const ThreeTourTimes = {
  render: () => <Times begun={['2199-08-15T16:30', '2199-08-16T10:00', '2199-08-17T18:00']} />,
};
