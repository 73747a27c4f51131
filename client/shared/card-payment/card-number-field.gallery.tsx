import type { Examples } from '../../../mocks/gallery/example.ts';
import { FormExample } from '../../forms/form-example.fixture.tsx';
import { CardNumberField } from './card-number-field.tsx';

const nothing = () => undefined;

export const examples: Examples = {
  'Grouped in fours': () => (
    <FormExample values={{ cardNumber: '4242424242424242' }}>
      <CardNumberField name="cardNumber" onBlur={nothing} />
    </FormExample>
  ),
  'American Express': () => (
    <FormExample values={{ cardNumber: '378282246310005' }}>
      <CardNumberField name="cardNumber" onBlur={nothing} />
    </FormExample>
  ),
};
