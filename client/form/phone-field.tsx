import { maskPhone } from '../../domain/phone.ts';
import { Input } from '../ui/field.tsx';
import { FormField, type FieldTexts } from './form-field.tsx';
import { useMasked } from './masked.ts';
import { useFormValue } from './use-form-value.ts';

/** A US phone number under the mask (###) ###-#### [§5]; any writing can be pasted. */
export function PhoneField({ name, ...texts }: FieldTexts & { name: string }) {
  const { value = '', change, focus } = useFormValue<string>(name, texts.clears ?? texts.errorKey);
  const masked = useMasked(maskPhone, change);
  return (
    <FormField name={name} {...texts}>
      {(control) => (
        <Input
          {...control}
          {...focus}
          {...masked}
          type="tel"
          name={name}
          value={maskPhone(value)}
          autoComplete="tel-national"
        />
      )}
    </FormField>
  );
}
