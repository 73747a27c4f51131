import { useEffect } from 'react';
import type { Meta } from '@storybook/react-vite';
import { useUpdateRenter } from '../renter/renter-store.ts';
import { exampleListing } from '../examples/example-listing.fixture.ts';
import { HeartButton, SaveButton } from './save-button.tsx';

export default { component: SaveButton } satisfies Meta<typeof SaveButton>;

const saved = { ...exampleListing, id: '3', name: 'Neil House' };
function Kept() {
  const update = useUpdateRenter();
  useEffect(() => {
    const { id, slug, name, city, state, rentFrom } = saved;
    update((renter) => ({
      ...renter,
      shortlist: [{ id, slug, name, city, state, rentFrom, picture: '', schoolId: '' }],
    }));
  }, [update]);
  return <SaveButton listing={saved} />;
}
const place = { position: 'relative', height: '4rem' } as const;

export const NotSaved = {
  render: () => (
    <div style={place}>
      <SaveButton listing={exampleListing} />
    </div>
  ),
};
export const IconOnly = {
  render: () => (
    <div style={place}>
      <HeartButton name="Neil House" saved onClick={() => undefined} />
    </div>
  ),
};
export const Saved = {
  render: () => (
    <div style={place}>
      <Kept />
    </div>
  ),
};
