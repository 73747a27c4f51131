import { useState } from 'react';
import type { Examples } from '../../mocks/gallery/example.ts';
import { newRenter } from '../apollo/renter-defaults.ts';
import { useToday } from './use-today.ts';
import { WishFields } from './wish-fields.tsx';

function Wishes({ day, error }: { day?: string; error?: string }) {
  const today = useToday();
  const [value, change] = useState({ ...newRenter.moveIn, ...(day && { moveInDate: day }) });
  return <WishFields value={value} onChange={(part) => change({ ...value, ...part })} today={today} error={error} />;
}

export const alone = true;
export const examples: Examples = {
  'As one begins': () => <Wishes />,
  'A day that is over': () => <Wishes day="2026-09-01" error="That day is over. Choose today or later." />,
};
