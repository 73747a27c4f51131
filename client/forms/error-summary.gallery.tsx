import type { Examples } from '../../mocks/gallery/example.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormExample } from './form-example.fixture.tsx';
import { TextField } from './fields/text-field.tsx';

const all = () => true;

export const examples: Examples = {
  'One error': () => (
    <FormExample refused={{ name: ['Give your listing a name.'] }}>
      <ErrorSummary owns={all} />
      <TextField name="name" label="Property name" />
    </FormExample>
  ),
  Several: () => (
    <FormExample
      refused={{
        name: ['Give your listing a name.'],
        email: ['Enter an email address.'],
        floorplans: ['Fill in every row: bedrooms, bathrooms, square feet and rent, or remove the row.'],
      }}
    >
      <ErrorSummary owns={all} />
    </FormExample>
  ),
};
