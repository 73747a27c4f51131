import type { Examples } from '../../mocks/gallery/example.ts';
import { FormExample } from './form-example.tsx';
import { RefusedProvider, useRefused } from './refused.tsx';
import { TextField } from './text-field.tsx';

function Count() {
  const { errors } = useRefused();
  return <p>{Object.keys(errors).length} fields were refused.</p>;
}

export const examples: Examples = {
  'What the server refused, until it is edited': () => (
    <FormExample refused={{ name: ['Give your listing a name.'] }}>
      <TextField name="name" label="Property name" />
      <Count />
    </FormExample>
  ),
  'A form of its own': () => (
    <RefusedProvider>
      <Count />
    </RefusedProvider>
  ),
};
