import type { Examples } from '../../../mocks/gallery/example.ts';
import { FormExample } from '../../forms/form-example.fixture.tsx';
import { StripeFields } from './stripe-fields.tsx';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);
const blocked = () => Promise.reject(new Error('Blocked.'));

/** Stripe's script renders the iframes; the gallery does not load it. */
export const examples: Examples = {
  Loading: () => (
    <FormExample refused={{ 'payment.cardNumber': ['Check the card number.'] }}>
      <StripeFields ref={null} disabled={false} onComplete={nothing} load={never} />
    </FormExample>
  ),
  'Failed to load': () => (
    <FormExample>
      <StripeFields ref={null} disabled={false} onComplete={nothing} load={blocked} />
    </FormExample>
  ),
};
