import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { isEmpty } from '../../../domain/posting/completeness.ts';
import { DigitsField } from '../../forms/fields/digits-field.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { Button } from '../../components/button.tsx';

/** The cardholder's address; it is sent to the processor with the card and saved nowhere (K16). */
export type BillingAddress = { address: string; zip: string };

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

/** Submits the form; disabled until the address and the card (`ready`) are filled in [§5]. */
export function CardButton({ busy, ready, children }: { busy: boolean; ready: boolean; children: ReactNode }) {
  const { values } = useFormState<BillingAddress>({ subscription: { values: true } });
  return (
    <Button type="submit" busy={busy} disabled={!ready || isEmpty(values.address) || isEmpty(values.zip)}>
      {children}
    </Button>
  );
}
