import type { Meta } from '@storybook/react-vite';
import { exampleListing } from '../../shared/examples/example-listing.fixture.ts';
import { toSavedListing } from '../../shared/listing-card/save-button.tsx';
import { ContactBar, ShortlistRow, type UnavailableReason } from './shortlist-row.tsx';

export default { component: ShortlistRow } satisfies Meta<typeof ShortlistRow>;

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

export const Selected = { render: () => row() };
export const RequestedBeforeNoImage = { render: () => row(undefined, true) };
export const DoesntAcceptRequests = { render: () => row('closed') };
export const Unavailable = { render: () => row('gone') };
export const Removed = { render: () => row('removed') };
export const TwoSelected = { render: () => <ContactBar college={undefined} chosen={homes(2)} later={0} /> };
export const TooManySelected = { render: () => <ContactBar college={undefined} chosen={homes(10)} later={4} /> };
export const NoneSelected = { render: () => <ContactBar college={undefined} chosen={[]} later={0} /> };
