import type { Examples } from '../../mocks/gallery/example.ts';
import { FormExample } from './form-example.fixture.tsx';
import { RejectedFieldsProvider, useRejectedFields } from './rejected-fields.tsx';
import { TextField } from './fields/text-field.tsx';

function Count() {
  const { errors } = useRejectedFields();
  return <p>{Object.keys(errors).length} fields were rejected.</p>;
}

export const examples: Examples = {
  'Server error until edited': () => (
    <FormExample refused={{ name: ['Give your listing a name.'] }}>
      <TextField name="name" label="Property name" />
      <Count />
    </FormExample>
  ),
  'Nested form': () => (
    <RejectedFieldsProvider>
      <Count />
    </RejectedFieldsProvider>
  ),
};
