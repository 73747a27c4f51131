import { useState } from 'react';
import type { Examples } from '../../mocks/gallery/example.ts';
import { Chip, ChoiceChip, StaticChip, chipGroupClass } from './chip.tsx';

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

export const examples: Examples = {
  'Toggle buttons': () => <Toggles />,
  Choices: () => (
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
  Static: () => (
    <div className={chipGroupClass}>
      <StaticChip>Apartment</StaticChip>
      <StaticChip>8 min walk to Ohio State</StaticChip>
      <StaticChip>University of North Carolina at Chapel Hill School of the Arts and Sciences</StaticChip>
    </div>
  ),
};
