import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from './field.tsx';
import { withForm } from '../form-example.fixture.tsx';
import { FormField } from './form-field.tsx';

export default { component: FormField } satisfies Meta<typeof FormField>;

export const WithError: StoryObj<typeof FormField> = {
  decorators: withForm({}, { day: ['That date has passed. Choose today or later.'] }),
  args: {
    name: 'day',
    label: 'Move-in date',
    hint: 'The first day you need it.',
    children: (control) => <Input {...control} type="date" defaultValue="2026-09-01" />,
  },
};
