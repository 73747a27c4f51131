import type { ComponentProps, ReactNode } from 'react';
import { Form, useFormState } from 'react-final-form';
import { isEmpty } from '../../../domain/posting/completeness.ts';
import { DigitsField } from '../../forms/fields/digits-field.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { Button } from '../../components/button.tsx';

/** The cardholder's address; it is sent to the processor with the card and saved nowhere (K16). */
export type BillingAddress = { address: string; zip: string };

interface BillingFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: (address: BillingAddress) => void;
}

/** Renders the form that a billing address is typed in; what is typed stays when the form is rendered again. */
export function BillingForm({ onSubmit, ...form }: BillingFormProps) {
  return (
    <Form<BillingAddress>
      initialValues={{ address: '', zip: '' }}
      initialValuesEqual={() => true}
      subscription={{}}
      onSubmit={onSubmit}
      render={({ handleSubmit }) => <form {...form} noValidate onSubmit={(event) => void handleSubmit(event)} />}
    />
  );
}

/** Renders two fields of a form's grid. */
export function BillingAddressFields() {
  return (
    <>
      <TextField
        name="address"
        errorKey="payment.address"
        label="Billing address"
        autoComplete="billing street-address"
      />
      <DigitsField name="zip" errorKey="payment.zip" label="Billing zip" max={5} autoComplete="billing postal-code" />
    </>
  );
}

interface CardButtonProps {
  busy: boolean;
  ready: boolean;
  /** Whether the form has the billing address of a new card. */
  needsAddress?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** Submits the form; until the address and the card are filled in [§5], a press shows what is missing. */
export function CardButton({ busy, ready, needsAddress = true, disabled = false, children }: CardButtonProps) {
  const { values } = useFormState<BillingAddress>({ subscription: { values: true } });
  return (
    <Button
      type="submit"
      busy={busy}
      disabled={disabled}
      aria-disabled={!ready || (needsAddress && (isEmpty(values.address) || isEmpty(values.zip))) || undefined}
    >
      {children}
    </Button>
  );
}
