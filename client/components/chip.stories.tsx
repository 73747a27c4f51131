import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { Chip, ChoiceChip, StaticChip, chipGroupClass } from './chip.tsx';

export default { component: Chip } satisfies Meta<typeof Chip>;

function Toggles() {
  const [pressed, setPressed] = useState(true);
  return (
    <div className={chipGroupClass}>
      <Chip pressed={pressed} onClick={() => setPressed(!pressed)}>
        Pool
      </Chip>
      <Chip pressed={false}>Furnished</Chip>
      <Chip pressed={false} disabled>
        Gated
      </Chip>
    </div>
  );
}

export const ToggleButtons = { render: () => <Toggles /> };
export const Choices = {
  render: () => (
    <div className={chipGroupClass}>
      <ChoiceChip type="radio" name="example-rooms" defaultChecked>
        Studio
      </ChoiceChip>
      <ChoiceChip type="radio" name="example-rooms">
        2
      </ChoiceChip>
      <ChoiceChip type="checkbox" defaultChecked>
        Dog
      </ChoiceChip>
      <ChoiceChip type="checkbox" disabled>
        Cat
      </ChoiceChip>
    </div>
  ),
};
export const Static = {
  render: () => (
    <div className={chipGroupClass}>
      <StaticChip>Apartment</StaticChip>
      <StaticChip>8 min walk to Ohio State</StaticChip>
      <StaticChip>University of North Carolina at Chapel Hill School of the Arts and Sciences</StaticChip>
    </div>
  ),
};
