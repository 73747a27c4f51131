import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Notice } from '../../components/layout/text.tsx';
import { billingErrors } from '../../../domain/billing/payment-fields.ts';
import { hasErrors } from '../../../domain/field-errors.ts';
import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import type { Stripe, StripeError, StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type RefObject } from 'react';
import formCss from '../../forms/form.module.css';
import { useRejectedFields } from '../../forms/rejected-fields.tsx';
import { Button } from '../../components/button.tsx';
import { useLazyModule } from '../../components/hooks/use-lazy-module.ts';
import { Field } from '../../forms/fields/field.tsx';
import type { CardFieldsProps } from './card-processor.ts';
import { cardFieldErrors } from './card-error-messages.ts';
import css from './stripe-fields.module.css';

/** Returns the text style of the processor's iframes, which do not inherit this page's styles, brand and scheme. */
function useStripeAppearance(place: RefObject<HTMLElement | null>): StripeElementStyle | undefined {
  const [style, setStyle] = useState<StripeElementStyle>();
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const read = () => {
      if (!place.current) return;
      const around = getComputedStyle(place.current);
      const color = (name: string) => around.getPropertyValue(name).trim();
      setStyle({
        base: {
          color: color('--ink'),
          iconColor: color('--ink-2'),
          fontFamily: 'system-ui, sans-serif',
          fontSize: around.fontSize,
          '::placeholder': { color: color('--ink-2') },
        },
        invalid: { color: color('--danger'), iconColor: color('--danger') },
      });
    };
    read();
    dark.addEventListener('change', read);
    return () => dark.removeEventListener('change', read);
  }, [place]);
  return style;
}

const SCRIPT_NOT_LOADED = { payment: ['The card fields are still loading. Try again in a moment.'] };
const parts = ['cardNumber', 'expirationMonth', 'securityCode'] as const;
type Part = (typeof parts)[number];

/** Renders Stripe's fields; their labels and layout do not wait for its script. */
export function StripeFields({ load, ...props }: CardFieldsProps & { load: () => Promise<Stripe> }) {
  const { part: stripe = null, failed, retry } = useLazyModule(load);
  return (
    // Groups them so that an empty error takes no gap.
    <div>
      <div role="alert">
        {failed && (
          <Notice as={Cluster} small rows={1} className={css.failed}>
            The card fields didn't load. A content blocker may be the cause.
            <Button look="text" onClick={retry}>
              Load again
            </Button>
          </Notice>
        )}
      </div>
      <Elements stripe={stripe}>
        <Frames {...props} />
      </Elements>
    </div>
  );
}

/** Renders Stripe's own iframes: the typed values never reach this page. */
function Frames({ ref, disabled, onComplete }: CardFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const complete = useRef(new Set<Part>());
  const place = useRef<HTMLDivElement>(null);
  const style = useStripeAppearance(place);
  const { errors, clear, show, idOf } = useRejectedFields();
  useImperativeHandle(ref, () => ({
    paymentMethod: async ({ email, address, zip }) => {
      const card = elements?.getElement(CardNumberElement);
      if (!stripe || !card) return { errors: SCRIPT_NOT_LOADED };
      const wrong = billingErrors({ address, zip });
      if (hasErrors(wrong)) return { errors: wrong };
      const made = await stripe.createPaymentMethod({
        type: 'card',
        card,
        billing_details: { email, address: { line1: address, postal_code: zip, country: 'US' } },
      });
      return made.error ? { errors: cardFieldErrors(made.error) } : { id: made.paymentMethod.id };
    },
  }));
  const messageOf = (part: Part) =>
    // Month and year share one iframe.
    (errors[`payment.${part}`] ?? (part === 'expirationMonth' ? errors['payment.expirationYear'] : undefined))?.[0];
  const frame = (part: Part) => ({
    id: idOf(`payment.${part}`),
    options: { disabled, ...(style && { style }) },
    onReady: (element: { focus(): void }) => leadInto(idOf(`payment.${part}`), element),
    onChange: (event: { complete: boolean; error?: Pick<StripeError, 'type' | 'code'> | undefined }) => {
      if (event.complete) complete.current.add(part);
      else complete.current.delete(part);
      onComplete(complete.current.size === parts.length);
      if (event.error) show({ ...errors, ...cardFieldErrors(event.error) });
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
    <Stack className={formCss.grid} ref={place}>
      {field('cardNumber', 'Card number', <CardNumberElement {...frame('cardNumber')} />)}
      {field('expirationMonth', 'Expiration', <CardExpiryElement {...frame('expirationMonth')} />)}
      {field('securityCode', 'Security code', <CardCvcElement {...frame('securityCode')} />)}
    </Stack>
  );
}

/** Redirects the focus from a field's id, such as an error summary link, to its iframe. */
function leadInto(id: string, element: { focus(): void }): void {
  const place = document.getElementById(id);
  if (!place) return;
  place.tabIndex = -1;
  place.addEventListener('focus', () => element.focus());
}
