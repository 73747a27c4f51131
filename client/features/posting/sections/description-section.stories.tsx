import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { DescriptionSection } from './description-section.tsx';

export default { component: DescriptionSection, tags: ['alone'] } satisfies Meta<typeof DescriptionSection>;
type Story = StoryObj<typeof DescriptionSection>;

export const Empty: Story = { decorators: withForm(emptyExampleDraft) };
export const WithPreview: Story = {
  decorators: withForm({ ...exampleDraft, description: 'Quiet & light! Call (614) 555-0143 <today>.' }),
};
