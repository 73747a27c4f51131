import type { Examples } from '../../mocks/gallery/example.ts';
import { exampleHome } from './example-home.ts';
import { keptHome } from './save-button.tsx';
import { ShortlistRow, type RowTrouble } from './shortlist-row.tsx';

const nothing = () => undefined;
const home = keptHome(exampleHome);
const row = (trouble?: RowTrouble, asked = false) => (
  <ul role="list">
    <ShortlistRow
      home={asked ? { ...home, picture: '' } : home}
      sizes="Studio to 4 bed"
      saved
      trouble={trouble}
      asked={asked}
      chosen={!asked}
      onChoose={nothing}
      onSave={nothing}
    />
  </ul>
);

export const examples: Examples = {
  Chosen: () => row(),
  'Asked before, without a picture': () => row(undefined, true),
  'Takes no requests': () => row('closed'),
  Gone: () => row('gone'),
  'Taken off': () => row('removed'),
};
