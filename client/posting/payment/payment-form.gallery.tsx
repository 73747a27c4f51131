import type { Examples } from '../../../mocks/gallery/example.ts';
import { FormExample } from '../../form/form-example.tsx';
import { storedPart } from '../draft/posting-values.ts';
import { exampleDraft } from '../example-draft.ts';
import { PaymentForm } from './payment-form.tsx';

const options = { localProcessor: true, stripeKey: null, types: [] };
const posting = { draft: { ...storedPart(exampleDraft), restored: 0 }, viewer: null };
const nothing = () => undefined;

export const alone = true;
export const examples: Examples = {
  Empty: () => (
    <FormExample>
      <PaymentForm posting={posting} options={options} price={29} published={nothing} />
    </FormExample>
  ),
  Refused: () => (
    <FormExample
      refused={{
        'payment.cardNumber': ['That card number is not right. Check its digits.'],
        'payment.zip': ['Enter five digits.'],
      }}
    >
      <PaymentForm posting={posting} options={options} price={29} published={nothing} />
    </FormExample>
  ),
};
