import { MAX_EXTENSION_DIGITS, maskPhoneAndExtension, splitExtension } from '../../../domain/format/phone-extension.ts';
import { isForeignPhone, maskPhone } from '../../../domain/format/phone.ts';
import { Input } from './field.tsx';
import { FormField, useTextInput, type FormFieldOptions } from './form-field.tsx';
import { useMaskedInput, type Mask } from './use-masked-input.ts';

/** Ignores an eleventh digit instead of dropping the last one, unless the first is the country code 1. */
const phoneMask: Mask = (text, key) => {
  const digits = text.replace(/\D/g, '');
  const isFull = digits.length > 10 && !digits.startsWith('1') && !isForeignPhone(text);
  return key !== undefined && isFull ? null : maskPhone(text);
};
const extensionMask: Mask = (text, key) => {
  const [number, extension] = splitExtension(text);
  return phoneMask(number, key) === null || (extension?.length ?? 0) > MAX_EXTENSION_DIGITS
    ? null
    : maskPhoneAndExtension(text);
};

/** Renders a US phone number with the mask (###) ###-#### [§5], which an `extension` may follow; any format can be pasted. */
export function PhoneField({ extension = false, ...field }: FormFieldOptions & { extension?: boolean }) {
  const { value, change, input } = useTextInput(field);
  const masked = useMaskedInput(extension ? extensionMask : phoneMask, change);
  const shown = extension ? maskPhoneAndExtension(value) : maskPhone(value);
  return (
    <FormField {...field}>
      {(control) => <Input {...control} {...input} {...masked} type="tel" value={shown} autoComplete="tel-national" />}
    </FormField>
  );
}
