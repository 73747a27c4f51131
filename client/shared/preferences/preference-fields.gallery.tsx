import { useState } from 'react';
import type { Examples } from '../../../mocks/gallery/example.ts';
import { defaultRenter } from '../renter/renter-defaults.ts';
import { useToday } from './use-today.ts';
import { PreferenceFields } from './preference-fields.tsx';

function Wishes({ day, error }: { day?: string; error?: string }) {
  const today = useToday();
  const [value, change] = useState({ ...defaultRenter.moveIn, ...(day && { moveInDate: day }) });
  return (
    <PreferenceFields value={value} onChange={(part) => change({ ...value, ...part })} today={today} error={error} />
  );
}

export const alone = true;
export const examples: Examples = {
  Defaults: () => <Wishes />,
  'Past date': () => <Wishes day="2026-09-01" error="That date has passed. Choose today or later." />,
};
