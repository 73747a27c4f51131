import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaceField } from './place-field.tsx';
import type { SelectedPlace } from './selected-place.ts';

export default { component: PlaceField, tags: ['alone'] } satisfies Meta<typeof PlaceField>;
type Story = StoryObj<typeof PlaceField>;

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

export const ALongName: Story = { render: () => <Chosen /> };
export const TypedBeforeHydration: Story = { args: { place: null, text: 'ohio state', onChange: () => undefined } };
