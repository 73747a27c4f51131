import { groupCardNumber, maxCardDigits } from '../../../domain/billing/card-number.ts';
import { FormField, useFormValue } from '../../forms/fields/form-field.tsx';
import { useMaskedInput, type Mask } from '../../forms/fields/use-masked-input.ts';
import { Input } from '../../forms/fields/field.tsx';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Ignores a digit beyond the card's length; accepts pasted and autofilled text with any separators. */
const cardMask: Mask = (text, key) => {
  const digits = digitsOf(text);
  const most = maxCardDigits(digits);
  return key !== undefined && digits.length > most ? null : groupCardNumber(digits.slice(0, most));
};

/** Renders the card number in groups, as printed on the card; the form stores only its digits. */
export function CardNumberField({ name, onBlur }: { name: string; onBlur: (digits: string) => void }) {
  const errorKey = 'payment.cardNumber';
  const { value = '', change, focus } = useFormValue<string>(name, errorKey);
  const masked = useMaskedInput(cardMask, (shown) => change(digitsOf(shown)));
  return (
    <FormField name={name} errorKey={errorKey} label="Card number" wide>
      {(control) => (
        <Input
          {...control}
          {...focus}
          {...masked}
          onBlur={() => {
            focus.onBlur();
            onBlur(value);
          }}
          type="text"
          inputMode="numeric"
          name={name}
          value={groupCardNumber(value)}
          autoComplete="cc-number"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </FormField>
  );
}
