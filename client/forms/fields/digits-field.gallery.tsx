import type { Examples } from '../../../mocks/gallery/example.ts';
import { DigitsField } from './digits-field.tsx';
import { FormExample } from '../form-example.fixture.tsx';

export const examples: Examples = {
  Empty: () => (
    <FormExample>
      <DigitsField name="zip" label="Zip" max={5} />
    </FormExample>
  ),
  'With a prefix': () => (
    <FormExample values={{ rent: '1150' }}>
      <DigitsField name="rent" label="Monthly rent" max={6} prefix="$" />
    </FormExample>
  ),
  Refused: () => (
    <FormExample values={{ zip: '9021' }} refused={{ zip: ['Enter five digits.'] }}>
      <DigitsField name="zip" label="Zip" max={5} hint="Of the street above." />
    </FormExample>
  ),
};
