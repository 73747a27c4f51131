import type { Meta, StoryObj } from '@storybook/react-vite';
import { bedroomOptions } from '../../../domain/options/bedrooms.ts';
import { withForm } from '../form-example.fixture.tsx';
import { SelectField } from './select-field.tsx';

export default {
  component: SelectField,
  args: { name: 'bedrooms', label: 'Bedrooms', options: bedroomOptions, none: 0 },
} satisfies Meta<typeof SelectField>;
type Story = StoryObj<typeof SelectField>;

export const Empty: Story = { decorators: withForm() };
export const Answered: Story = { decorators: withForm({ bedrooms: 9 }) };
export const Refused: Story = { decorators: withForm({}, { bedrooms: ['Choose how many bedrooms.'] }) };
