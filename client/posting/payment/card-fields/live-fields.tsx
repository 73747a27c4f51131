import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import type { Stripe, StripeError } from '@stripe/stripe-js';
import { useCallback, useEffect, useImperativeHandle, useRef, useState, type ReactNode } from 'react';
import formCss from '../../../form/form.module.css';
import { useRefused } from '../../../form/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import type { CardFieldsProps } from './card-processor.ts';
import { cardErrors } from './card-words.ts';
import { useFrameStyle } from './frame-style.ts';
import css from './live-fields.module.css';

const NOT_LOADED = { payment: ['The card fields are still loading. Try again in a moment.'] };
const parts = ['cardNumber', 'expirationMonth', 'securityCode'] as const;
type Part = (typeof parts)[number];

/** What a frame tells of what is typed into it, without telling what. */
interface Change {
  complete: boolean;
  error?: Pick<StripeError, 'type' | 'code'> | undefined;
}

/** Stripe's fields; their labels and places are there before its script is. */
export function LiveFields({ load, ...props }: CardFieldsProps & { load: () => Promise<Stripe> }) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  const begin = useCallback(() => {
    setFailed(false);
    load().then(setStripe, () => setFailed(true));
  }, [load]);
  useEffect(begin, [begin]);
  return (
    // One part of the form: what is not said takes no gap.
    <div>
      <div role="alert">
        {failed && (
          <p className={css.failed}>
            The card fields did not load. A content blocker may be in the way.
            <Button look="text" onClick={begin}>
              Load them again
            </Button>
          </p>
        )}
      </div>
      <Elements stripe={stripe}>
        <Frames {...props} />
      </Elements>
    </div>
  );
}

/** Stripe's own frames: what is typed into them never touches this page. */
function Frames({ ref, disabled, onComplete }: CardFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const complete = useRef(new Set<Part>());
  const place = useRef<HTMLDivElement>(null);
  const style = useFrameStyle(place);
  const { errors, clear, show, idOf } = useRefused();
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
  const messageOf = (part: Part) =>
    // Month and year are one frame.
    (errors[`payment.${part}`] ?? (part === 'expirationMonth' ? errors['payment.expirationYear'] : undefined))?.[0];
  const frame = (part: Part) => ({
    id: idOf(`payment.${part}`),
    options: { disabled, ...(style && { style }) },
    onReady: (element: { focus(): void }) => leadInto(idOf(`payment.${part}`), element),
    onChange: (event: Change) => {
      if (event.complete) complete.current.add(part);
      else complete.current.delete(part);
      onComplete(complete.current.size === parts.length);
      if (event.error) show({ ...errors, ...cardErrors(event.error) });
      else
        for (const field of [part, ...(part === 'expirationMonth' ? ['expirationYear'] : [])])
          clear(`payment.${field}`);
    },
  });
  const field = (part: Part, label: string, children: ReactNode) => (
    <Field
      id={idOf(`payment.${part}`)}
      label={label}
      error={messageOf(part)}
      className={part === 'cardNumber' ? formCss.wide : undefined}
    >
      {() => (
        <div
          className={css.frame}
          data-invalid={messageOf(part) === undefined ? undefined : true}
          data-disabled={disabled}
        >
          {children}
        </div>
      )}
    </Field>
  );
  return (
    <div className={formCss.grid} ref={place}>
      {field('cardNumber', 'Card number', <CardNumberElement {...frame('cardNumber')} />)}
      {field('expirationMonth', 'Expiration', <CardExpiryElement {...frame('expirationMonth')} />)}
      {field('securityCode', 'Security code', <CardCvcElement {...frame('securityCode')} />)}
    </div>
  );
}

/** What leads to a field by its id, a list of what is to be fixed for one, leads into its frame. */
function leadInto(id: string, element: { focus(): void }): void {
  const place = document.getElementById(id);
  if (!place) return;
  place.tabIndex = -1;
  place.addEventListener('focus', () => element.focus());
}
