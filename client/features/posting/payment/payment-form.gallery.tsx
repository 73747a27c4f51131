import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { storedValues } from '../draft/form-values.ts';
import { exampleDraft } from '../example-draft.fixture.ts';
import type { PostingState } from '../use-posting.ts';
import { PaymentForm } from './payment-form.tsx';

const options = { localProcessor: true, stripeKey: null, types: [] };
const posting: PostingState = { draft: { ...storedValues(exampleDraft), restored: 0 }, viewer: null, logged: 0 };
const nothing = () => undefined;

export const alone = true;
export const examples: Examples = {
  Empty: () => (
    <FormExample>
      <PaymentForm posting={posting} options={options} price={29} published={nothing} finished={nothing} />
    </FormExample>
  ),
  Refused: () => (
    <FormExample
      refused={{
        'payment.cardNumber': ['Check the card number.'],
        'payment.zip': ['Enter five digits.'],
      }}
    >
      <PaymentForm posting={posting} options={options} price={29} published={nothing} finished={nothing} />
    </FormExample>
  ),
};
