import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { AmenitiesSection } from './amenities-section.tsx';

export default { component: AmenitiesSection, tags: ['alone'] } satisfies Meta<typeof AmenitiesSection>;
type Story = StoryObj<typeof AmenitiesSection>;

export const Empty: Story = { decorators: withForm(emptyExampleDraft) };
export const Filled: Story = { decorators: withForm(exampleDraft) };
export const Refused: Story = {
  decorators: withForm(exampleDraft, { amenities: ['Choose either "Dogs OK" or "Cats OK", or "No Pets Allowed".'] }),
};
