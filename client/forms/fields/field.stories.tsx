import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, Input, Select, TextArea } from './field.tsx';

export default { component: Field } satisfies Meta<typeof Field>;
type Story = StoryObj<typeof Field>;

export const Empty: Story = {
  args: { id: 'empty', label: 'Property name', children: (control) => <Input {...control} /> },
};
export const WithAHintOptional: Story = {
  name: 'With a hint, optional',
  args: {
    id: 'hinted',
    label: 'Email',
    hint: 'The landlord will reply here.',
    optional: true,
    children: (control) => <Input {...control} type="email" defaultValue="sam@campus.example" />,
  },
};
export const Refused: Story = {
  args: {
    id: 'refused',
    label: 'Zip',
    hint: 'Five digits.',
    error: "That zip isn't in Ohio.",
    children: (control) => <Input {...control} defaultValue="90210" />,
  },
};
export const Disabled: Story = {
  args: {
    id: 'disabled',
    label: 'City',
    children: (control) => <Input {...control} disabled defaultValue="Columbus" />,
  },
};
export const SelectField: Story = {
  name: 'Select',
  args: {
    id: 'choice',
    label: 'Bathrooms',
    error: 'Choose how many.',
    children: (control) => (
      <Select {...control} defaultValue="2">
        <option value="1">1 bathroom</option>
        <option value="2">2 bathrooms</option>
      </Select>
    ),
  },
};
export const Textarea: Story = {
  args: {
    id: 'lines',
    label: 'Message',
    error: 'Write a bit more.',
    children: (control) => <TextArea {...control} rows={3} defaultValue={'Hello,\nis it still available in August?'} />,
  },
};
