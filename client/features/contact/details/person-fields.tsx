import { Stack } from '../../../components/layout/layout.tsx';
import { maskPhoneAndExtension } from '../../../../domain/format/phone-extension.ts';
import { FormField, type FormFieldOptions } from '../../../forms/fields/form-field.tsx';
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
  const phone = useMaskedInput(maskPhoneAndExtension, (masked) => change('phone', masked));
  const line = (field: FormFieldOptions & { name: keyof Person }, autoComplete: string, type?: 'email') => (
    <FormField {...field}>
      {(control) => (
        <Input
          {...control}
          type={type}
          name={field.name}
          autoComplete={autoComplete}
          value={value[field.name]}
          onChange={({ target }) => change(field.name, target.value)}
        />
      )}
    </FormField>
  );
  return (
    <Stack className={form.grid}>
      {line({ name: 'firstName', label: 'First name' }, 'given-name')}
      {line({ name: 'lastName', label: 'Last name' }, 'family-name')}
      <FormField name="phone" label="Phone" optional wide>
        {(control) => (
          <Input
            {...control}
            {...phone}
            type="tel"
            name="phone"
            autoComplete="tel"
            value={maskPhoneAndExtension(value.phone)}
          />
        )}
      </FormField>
      {line({ name: 'email', label: 'Email', wide: true, hint: 'The landlord will reply here.' }, 'email', 'email')}
    </Stack>
  );
}
