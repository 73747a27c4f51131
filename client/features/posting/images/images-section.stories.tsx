import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { ImagesSection } from './images-section.tsx';

export default { component: ImagesSection, tags: ['alone'] } satisfies Meta<typeof ImagesSection>;
type Story = StoryObj<typeof ImagesSection>;

export const Empty: Story = { decorators: withForm(emptyExampleDraft) };
export const Filled: Story = { decorators: withForm(exampleDraft) };
export const VirtualTourRefused: Story = {
  decorators: withForm(
    { ...exampleDraft, virtualTour: 'https://printer.local/tour' },
    { virtualTour: ['Enter a link to a public website.'] },
  ),
};
export const Refused: Story = {
  decorators: withForm(exampleDraft, { images: ['One of these images is gone. Remove it and add it again.'] }),
};
