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
  Selected: () => row(),
  'Requested before, no image': () => row(undefined, true),
  "Doesn't accept requests": () => row('closed'),
  Unavailable: () => row('gone'),
  Removed: () => row('removed'),
};
