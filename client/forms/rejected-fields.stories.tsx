import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormExample } from './form-example.fixture.tsx';
import { RejectedFieldsProvider, useRejectedFields } from './rejected-fields.tsx';
import { TextField } from './fields/text-field.tsx';

export default { component: RejectedFieldsProvider } satisfies Meta<typeof RejectedFieldsProvider>;
type Story = StoryObj<typeof RejectedFieldsProvider>;

function Count() {
  const { errors } = useRejectedFields();
  return <p>{Object.keys(errors).length} fields were rejected.</p>;
}

export const ServerErrorUntilEdited: Story = {
  render: () => (
    <FormExample refused={{ name: ['Give your listing a name.'] }}>
      <TextField name="name" label="Property name" />
      <Count />
    </FormExample>
  ),
};
export const NestedForm: Story = { args: { children: <Count /> } };
