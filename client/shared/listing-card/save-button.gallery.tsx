import { useEffect } from 'react';
import type { Examples } from '../../../mocks/gallery/example.ts';
import { useUpdateRenter } from '../renter/renter-store.ts';
import { exampleListing } from '../examples/example-listing.fixture.ts';
import { HeartButton, SaveButton } from './save-button.tsx';

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

export const examples: Examples = {
  'Not saved': () => (
    <div style={place}>
      <SaveButton listing={exampleListing} />
    </div>
  ),
  'Icon only': () => (
    <div style={place}>
      <HeartButton name="Neil House" saved onClick={() => undefined} />
    </div>
  ),
  Saved: () => (
    <div style={place}>
      <Kept />
    </div>
  ),
};
