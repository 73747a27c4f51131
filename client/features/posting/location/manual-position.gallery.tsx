import type { Examples } from '../../../../mocks/gallery/example.ts';
import { exampleDraft } from '../example-draft.fixture.ts';
import { ManualPosition } from './manual-position.tsx';

const nothing = () => undefined;
const given = {
  area: exampleDraft.location,
  address: null,
  open: false,
  setOpen: nothing,
  choose: nothing,
};

export const examples: Examples = {
  'Not found': () => <ManualPosition {...given} message="We couldn't find this address." at={null} />,
  'Pin outside the zip code': () => (
    <ManualPosition
      {...given}
      message="The pin is about 3.1 miles outside zip 43210. Move the pin, or correct the zip code."
      at={exampleDraft.location.coordinates}
    />
  ),
  'Address found': () => <ManualPosition {...given} message={undefined} at={exampleDraft.location.coordinates} />,
};
