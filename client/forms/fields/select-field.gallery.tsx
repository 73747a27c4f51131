import type { Examples } from '../../../mocks/gallery/example.ts';
import { bedroomOptions } from '../../../domain/options/bedrooms.ts';
import { FormExample } from '../form-example.fixture.tsx';
import { SelectField } from './select-field.tsx';

export const examples: Examples = {
  Empty: () => (
    <FormExample>
      <SelectField name="bedrooms" label="Bedrooms" options={bedroomOptions} none={0} />
    </FormExample>
  ),
  Answered: () => (
    <FormExample values={{ bedrooms: 9 }}>
      <SelectField name="bedrooms" label="Bedrooms" options={bedroomOptions} none={0} />
    </FormExample>
  ),
  Refused: () => (
    <FormExample refused={{ bedrooms: ['Choose how many bedrooms.'] }}>
      <SelectField name="bedrooms" label="Bedrooms" options={bedroomOptions} none={0} />
    </FormExample>
  ),
};
