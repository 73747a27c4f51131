import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { LocationSection, ManualPosition } from './location-section.tsx';

const nothing = () => undefined;
const given = {
  area: exampleDraft.location,
  address: null,
  open: false,
  setOpen: nothing,
  choose: nothing,
};

export const alone = true;
export const examples: Examples = {
  Empty: () => (
    <FormExample values={emptyExampleDraft}>
      <LocationSection />
    </FormExample>
  ),
  Filled: () => (
    <FormExample values={exampleDraft}>
      <LocationSection />
    </FormExample>
  ),
  Refused: () => (
    <FormExample values={exampleDraft} refused={{ 'location.zip': ["That zip isn't in Ohio."] }}>
      <LocationSection />
    </FormExample>
  ),
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
