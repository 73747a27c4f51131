import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleListing } from '../../shared/examples/example-listing.fixture.ts';
import { toSavedListing } from '../../shared/listing-card/save-button.tsx';
import { ShortlistRow, type UnavailableReason } from './shortlist-row.tsx';

const nothing = () => undefined;
const home = toSavedListing(exampleListing);
const row = (trouble?: UnavailableReason, asked = false) => (
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
