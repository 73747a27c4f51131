import { Stack } from '../../../components/layout/layout.tsx';
import { emailFault, phoneFault } from '../../../../domain/posting/format-faults.ts';
import { PhoneField } from '../../../forms/fields/phone-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { TextCheck } from '../text-check/text-check.tsx';
import css from '../../../forms/form.module.css';

/** Renders the recipient of the leads and the name of the listing [§2]. */
export function ContactSection() {
  return (
    <Stack className={css.grid}>
      <TextField wide name="name" label="Property name" hint="The title renters see." autoComplete="off" />
      <TextCheck field="name" />
      <TextField name="contact.firstName" label="First name" autoComplete="given-name" />
      <TextField name="contact.lastName" label="Last name" autoComplete="family-name" />
      <TextField
        name="contact.email"
        label="Email"
        type="email"
        autoComplete="email"
        fault={emailFault}
        hint="Not shown publicly. Responses to your listing go here."
      />
      <PhoneField
        extension
        name="contact.phone"
        label="Phone"
        fault={phoneFault}
        hint="Renters see a vanity phone instead. This vanity phone is shown publicly; calls are redirected to your real number. An extension can follow: x12."
      />
    </Stack>
  );
}
