import { useState } from 'react';
import type { Examples } from '../../../mocks/gallery/example.ts';
import { PlaceField } from './place-field.tsx';
import type { SelectedPlace } from './selected-place.ts';

const longest: SelectedPlace = {
  type: 'college',
  id: 198419,
  name: 'University of North Carolina at Chapel Hill',
  path: '/college/chapel-hill',
};

function Chosen() {
  const [place, setPlace] = useState<SelectedPlace | null>(longest);
  return <PlaceField place={place} text="" onChange={setPlace} />;
}

export const alone = true;
export const examples: Examples = {
  'A long name': () => <Chosen />,
  'Typed before hydration': () => <PlaceField place={null} text="ohio state" onChange={() => undefined} />,
};
