import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { WidgetOptionsForm } from './widget-options-form.tsx';
import type { SelectedPlace } from './selected-place.ts';

/** Field names must be unique on a page. */
export default { component: WidgetOptionsForm, tags: ['alone'] } satisfies Meta<typeof WidgetOptionsForm>;

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

export const WithoutPlace = { render: () => <Form begin={null} /> };
export const WithPlace = { render: () => <Form begin={osu} /> };
