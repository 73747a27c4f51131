import { useState } from 'react';
import type { Examples } from '../../../mocks/gallery/example.ts';
import { WidgetOptionsForm } from './widget-options-form.tsx';
import type { SelectedPlace } from './selected-place.ts';

const osu: SelectedPlace = { type: 'college', id: 204796, name: 'Ohio State University', path: '/college/ohio-state' };

function Form({ begin }: { begin: SelectedPlace | null }) {
  const [place, setPlace] = useState(begin);
  const [choice, setChoice] = useState<{
    site: 'default' | 'csa' | 'cr' | 'liveherehousing';
    size: 'full' | 'column' | 'narrow';
  }>({
    site: 'cr',
    size: 'full',
  });
  return (
    <WidgetOptionsForm
      choice={choice}
      place={place}
      text=""
      onChange={(change) => setChoice((now) => ({ ...now, ...change }))}
      onPlace={setPlace}
    />
  );
}

/** Field names must be unique on a page. */
export const alone = true;
export const examples: Examples = {
  'Without place': () => <Form begin={null} />,
  'With place': () => <Form begin={osu} />,
};
