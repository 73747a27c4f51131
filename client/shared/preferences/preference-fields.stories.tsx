import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { defaultRenter } from '../renter/renter-defaults.ts';
import { useToday } from './use-today.ts';
import { PreferenceFields } from './preference-fields.tsx';

export default { component: PreferenceFields, tags: ['alone'] } satisfies Meta<typeof PreferenceFields>;

function Wishes({ day, error }: { day?: string; error?: string }) {
  const today = useToday();
  const [value, change] = useState({ ...defaultRenter.moveIn, ...(day && { moveInDate: day }) });
  return (
    <PreferenceFields value={value} onChange={(part) => change({ ...value, ...part })} today={today} error={error} />
  );
}

export const Defaults = { render: () => <Wishes /> };
export const PastDate = {
  render: () => <Wishes day="2026-09-01" error="That date has passed. Choose today or later." />,
};
