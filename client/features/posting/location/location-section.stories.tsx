import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { LocationSection, ManualPosition } from './location-section.tsx';

export default { component: LocationSection, tags: ['alone'] } satisfies Meta<typeof LocationSection>;
type Story = StoryObj<typeof LocationSection>;

const nothing = () => undefined;
const given = {
  area: exampleDraft.location,
  address: null,
  open: false,
  setOpen: nothing,
  choose: nothing,
};

export const Empty: Story = { decorators: withForm(emptyExampleDraft) };
export const Filled: Story = { decorators: withForm(exampleDraft) };
export const Refused: Story = { decorators: withForm(exampleDraft, { 'location.zip': ["That zip isn't in Ohio."] }) };
export const NotFound: Story = {
  render: () => <ManualPosition {...given} message="We couldn't find this address." at={null} />,
};
export const PinOutsideTheZipCode: Story = {
  render: () => (
    <ManualPosition
      {...given}
      message="The pin is about 3.1 miles outside zip 43210. Move the pin, or correct the zip code."
      at={exampleDraft.location.coordinates}
    />
  ),
};
export const AddressFound: Story = {
  render: () => <ManualPosition {...given} message={undefined} at={exampleDraft.location.coordinates} />,
};
