import type { Examples } from '../../../mocks/gallery/example.ts';
import { FormExample } from '../form-example.fixture.tsx';
import { PhoneField } from './phone-field.tsx';

export const examples: Examples = {
  Filled: () => (
    <FormExample values={{ phone: '6145550143' }}>
      <PhoneField name="phone" label="Phone" />
    </FormExample>
  ),
  Refused: () => (
    <FormExample values={{ phone: '614555' }} refused={{ phone: ['Enter ten digits.'] }}>
      <PhoneField extension name="phone" label="Phone" hint="Not shown publicly." />
    </FormExample>
  ),
};
