import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { PasswordSection } from './password-section.tsx';

export default { component: PasswordSection, tags: ['alone'] } satisfies Meta<typeof PasswordSection>;
type Story = StoryObj<typeof PasswordSection>;

export const Empty: Story = { decorators: withForm(emptyExampleDraft) };
export const Filled: Story = { decorators: withForm(exampleDraft) };
export const Refused: Story = {
  decorators: withForm(exampleDraft, {
    email: ['That address has an account. Log in instead.'],
    password: ['Use at least 8 characters.'],
  }),
};
