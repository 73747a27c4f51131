import { useState } from 'react';
import type { Examples } from '../../mocks/gallery/example.ts';
import { ChooseForm } from './choose-form.tsx';
import type { ChosenPlace } from './chosen-place.ts';

const osu: ChosenPlace = { type: 'college', id: 204796, name: 'Ohio State University', path: '/college/ohio-state' };

function Form({ begin }: { begin: ChosenPlace | null }) {
  const [place, setPlace] = useState(begin);
  const [choice, setChoice] = useState<{
    site: 'default' | 'csa' | 'cr' | 'liveherehousing';
    size: 'full' | 'column' | 'narrow';
  }>({
    site: 'cr',
    size: 'full',
  });
  return (
    <ChooseForm
      choice={choice}
      place={place}
      text=""
      onChange={(change) => setChoice((now) => ({ ...now, ...change }))}
      onPlace={setPlace}
    />
  );
}

/** Its fields have names that stand once on a page. */
export const alone = true;
export const examples: Examples = {
  'No place': () => <Form begin={null} />,
  'A place': () => <Form begin={osu} />,
};
