import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleListing } from '../../shared/examples/example-listing.fixture.ts';
import { toSavedListing } from '../../shared/listing-card/save-button.tsx';
import { ContactBar, ShortlistRow, type UnavailableReason } from './shortlist-row.tsx';

const nothing = () => undefined;
const home = toSavedListing(exampleListing);
const row = (reason?: UnavailableReason, requested = false) => (
  <ul role="list">
    <ShortlistRow
      home={requested ? { ...home, picture: '' } : home}
      sizes="Studio to 4 bed"
      saved
      reason={reason}
      requested={requested}
      chosen={!requested}
      onChoose={nothing}
      onSave={nothing}
    />
  </ul>
);
const homes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `Home ${at + 1}`, slug: `home-${at + 1}` }));

export const examples: Examples = {
  Selected: () => row(),
  'Requested before, no image': () => row(undefined, true),
  "Doesn't accept requests": () => row('closed'),
  Unavailable: () => row('gone'),
  Removed: () => row('removed'),
  'Two selected': () => <ContactBar college={undefined} chosen={homes(2)} later={0} />,
  'Too many selected': () => <ContactBar college={undefined} chosen={homes(10)} later={4} />,
  'None selected': () => <ContactBar college={undefined} chosen={[]} later={0} />,
};
