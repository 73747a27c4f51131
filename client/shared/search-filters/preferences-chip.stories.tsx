import { useEffect } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useUpdateRenter } from '../renter/renter-store.ts';
import { PreferencesChip } from './preferences-chip.tsx';

export default { component: PreferencesChip, tags: ['alone'] } satisfies Meta<typeof PreferencesChip>;
type Story = StoryObj<typeof PreferencesChip>;

const search = { locationType: 'college', locationId: 204796, page: 1, site: 'default' } as const;
function AnsweredChip() {
  const update = useUpdateRenter();
  useEffect(() => {
    const moveIn = { petsSelected: [1], featuresSelected: [0, 2, 5], moveInDate: '2027-08-15' };
    update((renter) => ({ ...renter, answered: true, moveIn: { ...renter.moveIn, ...moveIn } }));
  }, [update]);
  return <PreferencesChip search={search} />;
}

export const Unanswered: Story = { args: { search } };
export const Answered: Story = { render: () => <AnsweredChip /> };
