import type { Meta } from '@storybook/react-vite';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { TextareaField } from '../../../forms/fields/textarea-field.tsx';
import { TextCheck } from './text-check.tsx';

export default { component: TextCheck } satisfies Meta<typeof TextCheck>;

export const UnlawfulWords = {
  render: () => (
    <FormExample values={{ description: 'Quiet house, no kids. Send the deposit by Zelle before viewing.' }}>
      <TextareaField name="description" label="Description" />
      <TextCheck field="description" />
    </FormExample>
  ),
};
