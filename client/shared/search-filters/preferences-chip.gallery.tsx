import { useEffect } from 'react';
import type { Examples } from '../../../mocks/gallery/example.ts';
import { useUpdateRenter } from '../renter/renter-store.ts';
import { PreferencesChip } from './preferences-chip.tsx';

const search = { locationType: 'college', locationId: 204796, page: 1, site: 'default' } as const;

function Answered() {
  const update = useUpdateRenter();
  useEffect(() => {
    const moveIn = { petsSelected: [1], featuresSelected: [0, 2, 5], moveInDate: '2027-08-15' };
    update((renter) => ({ ...renter, answered: true, moveIn: { ...renter.moveIn, ...moveIn } }));
  }, [update]);
  return <PreferencesChip search={search} />;
}

export const alone = true;
export const examples: Examples = {
  Unanswered: () => <PreferencesChip search={search} />,
  Answered: () => <Answered />,
};
