import { MAX_EXTENSION_DIGITS, maskPhoneAndExtension, splitExtension } from '../../../domain/format/phone-extension.ts';
import { maskPhone } from '../../../domain/format/phone.ts';
import { Input } from './field.tsx';
import { FormField, type FieldTexts } from './form-field.tsx';
import { useMaskedInput, type Mask } from './use-masked-input.ts';
import { useFormValue } from '../use-form-value.ts';

/** Ignores an eleventh digit instead of dropping the last one, unless the first is the country code 1. */
const phoneMask: Mask = (text, key) => {
  const digits = text.replace(/\D/g, '');
  return key !== undefined && digits.length > 10 && !digits.startsWith('1') ? null : maskPhone(text);
};
const extensionMask: Mask = (text, key) => {
  const [number, extension] = splitExtension(text);
  return phoneMask(number, key) === null || (extension?.length ?? 0) > MAX_EXTENSION_DIGITS
    ? null
    : maskPhoneAndExtension(text);
};

type PhoneFieldProps = FieldTexts & {
  name: string;
  /** Whether an extension may follow the number. */
  extension?: boolean;
};

/** Renders a US phone number with the mask (###) ###-#### [§5]; any format can be pasted. */
export function PhoneField({ name, extension = false, ...texts }: PhoneFieldProps) {
  const { value = '', change, focus } = useFormValue<string>(name, texts.clears ?? texts.errorKey);
  const masked = useMaskedInput(extension ? extensionMask : phoneMask, change);
  return (
    <FormField name={name} {...texts}>
      {(control) => (
        <Input
          {...control}
          {...focus}
          {...masked}
          type="tel"
          name={name}
          value={extension ? maskPhoneAndExtension(value) : maskPhone(value)}
          autoComplete="tel-national"
        />
      )}
    </FormField>
  );
}
