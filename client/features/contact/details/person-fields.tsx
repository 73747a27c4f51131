import { maskPhone } from '../../../../domain/format/phone.ts';
import { FormField } from '../../../forms/fields/form-field.tsx';
import { useMaskedInput } from '../../../forms/fields/use-masked-input.ts';
import { useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { Input } from '../../../forms/fields/field.tsx';
import type { Person } from '../../../shared/contact/contact-errors.ts';
import form from '../../../forms/form.module.css';

/** Renders the renter's name and contact details as native inputs; editing a field clears its error. */
export function PersonFields({ value, onChange }: { value: Person; onChange: (value: Person) => void }) {
  const { clear } = useRejectedFields();
  const change = (field: keyof Person, text: string) => {
    clear(field);
    onChange({ ...value, [field]: text });
  };
  const phone = useMaskedInput(maskPhone, (masked) => change('phone', masked));
  const line = (field: keyof Person, label: string, autoComplete: string) => (
    <FormField name={field} label={label}>
      {(control) => (
        <Input
          {...control}
          name={field}
          autoComplete={autoComplete}
          value={value[field]}
          onChange={({ target }) => change(field, target.value)}
        />
      )}
    </FormField>
  );
  return (
    <div className={form.grid}>
      {line('firstName', 'First name', 'given-name')}
      {line('lastName', 'Last name', 'family-name')}
      <FormField name="phone" label="Phone" wide>
        {(control) => (
          <Input
            {...control}
            {...phone}
            type="tel"
            name="phone"
            autoComplete="tel-national"
            value={maskPhone(value.phone)}
          />
        )}
      </FormField>
      <FormField name="email" label="Email" wide hint="The landlord will reply here.">
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            value={value.email}
            onChange={({ target }) => change('email', target.value)}
          />
        )}
      </FormField>
    </div>
  );
}
