import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { ContactSection } from './contact-section.tsx';

export default { component: ContactSection, tags: ['alone'] } satisfies Meta<typeof ContactSection>;
type Story = StoryObj<typeof ContactSection>;

export const Empty: Story = { decorators: withForm(emptyExampleDraft) };
export const Filled: Story = { decorators: withForm(exampleDraft) };
export const Refused: Story = {
  decorators: withForm(exampleDraft, { name: ['Give your listing a name.'], 'contact.phone': ['Enter ten digits.'] }),
};
