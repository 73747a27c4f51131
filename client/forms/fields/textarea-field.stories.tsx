import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../form-example.fixture.tsx';
import { TextareaField } from './textarea-field.tsx';

export default { component: TextareaField, args: { name: 'description', label: 'Description' } } satisfies Meta<
  typeof TextareaField
>;
type Story = StoryObj<typeof TextareaField>;

export const Filled: Story = {
  decorators: withForm({ description: 'Two rooms under the roof, ten minutes from class.\nCats are OK.' }),
  args: { rows: 4 },
};
export const Refused: Story = {
  decorators: withForm({}, { description: ['Describe the home.'] }),
  args: { rows: 3, hint: 'In your own words.' },
};
