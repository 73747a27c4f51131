import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { useId, useImperativeHandle, useRef } from 'react';
import formCss from '../../../form/form.module.css';
import { useRefused } from '../../../form/refused.tsx';
import { Field } from '../../../ui/field.tsx';
import { cardErrors } from './card-words.ts';
import type { CardFieldsProps, CardProcessor } from './card-processor.ts';
import css from './live-fields.module.css';

type Part = 'cardNumber' | 'expirationMonth' | 'securityCode';
const NOT_LOADED = { payment: ['The card fields are still loading. Try again in a moment.'] };

/** Stripe's own frames: what is typed into them never touches this page. */
function Frames({ ref, disabled, onComplete }: CardFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const complete = useRef<Record<Part, boolean>>({ cardNumber: false, expirationMonth: false, securityCode: false });
  const { errors, clear } = useRefused();
  const id = useId();
  useImperativeHandle(
    ref,
    () => ({
      paymentMethod: async ({ email, address, zip }) => {
        const card = elements?.getElement(CardNumberElement);
        if (!stripe || !card) return { errors: NOT_LOADED };
        const made = await stripe.createPaymentMethod({
          type: 'card',
          card,
          billing_details: { email, address: { line1: address, postal_code: zip, country: 'US' } },
        });
        return made.error ? { errors: cardErrors(made.error) } : { id: made.paymentMethod.id };
      },
    }),
    [stripe, elements],
  );
  const changed = (part: Part) => (event: { complete: boolean }) => {
    clear(`payment.${part}`);
    complete.current[part] = event.complete;
    onComplete(Object.values(complete.current).every(Boolean));
  };
  const field = (part: Part) => ({ id: `${id}${part}`, error: errors[`payment.${part}`]?.[0] });
  return (
    <div className={formCss.grid}>
      <Field {...field('cardNumber')} label="Card number" className={formCss.wide}>
        {(control) => (
          <div className={css.frame}>
            <CardNumberElement id={control.id} options={{ disabled }} onChange={changed('cardNumber')} />
          </div>
        )}
      </Field>
      <Field {...field('expirationMonth')} label="Expiration">
        {(control) => (
          <div className={css.frame}>
            <CardExpiryElement id={control.id} options={{ disabled }} onChange={changed('expirationMonth')} />
          </div>
        )}
      </Field>
      <Field {...field('securityCode')} label="Security code">
        {(control) => (
          <div className={css.frame}>
            <CardCvcElement id={control.id} options={{ disabled }} onChange={changed('securityCode')} />
          </div>
        )}
      </Field>
    </div>
  );
}

/** Stripe with this installation's publishable key. Its script is loaded when the fields are first shown. */
export function liveProcessor(key: string): CardProcessor {
  let loading: Promise<Stripe | null> | undefined;
  const stripe = () => (loading ??= loadStripe(key));
  return {
    Fields: (props) => (
      <Elements stripe={stripe()}>
        <Frames {...props} />
      </Elements>
    ),
    authenticate: async (clientSecret) => {
      const loaded = await stripe();
      if (!loaded) return { errors: NOT_LOADED };
      const { error, paymentIntent, setupIntent } = await loaded.handleNextAction({ clientSecret });
      if (error) return { errors: cardErrors(error) };
      const status = paymentIntent?.status ?? setupIntent?.status;
      return status === 'succeeded' || status === 'processing'
        ? { ok: true }
        : { errors: { payment: ['Your bank did not confirm the payment. Nothing was charged.'] } };
    },
  };
}
