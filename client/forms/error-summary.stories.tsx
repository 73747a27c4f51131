import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from './error-summary.tsx';
import { FormExample, withForm } from './form-example.fixture.tsx';
import { TextField } from './fields/text-field.tsx';

export default { component: ErrorSummary } satisfies Meta<typeof ErrorSummary>;
type Story = StoryObj<typeof ErrorSummary>;

const all = () => true;

export const OneError: Story = {
  render: () => (
    <FormExample refused={{ name: ['Give your listing a name.'] }}>
      <ErrorSummary owns={all} />
      <TextField name="name" label="Property name" />
    </FormExample>
  ),
};
export const Several: Story = {
  decorators: withForm(
    {},
    {
      name: ['Give your listing a name.'],
      email: ['Enter an email address.'],
      floorplans: ['Fill in every row: bedrooms, bathrooms, square feet and rent, or remove the row.'],
    },
  ),
  args: { owns: all },
};
