import { useRef } from 'react';
import { Input } from './field.tsx';
import css from '../form.module.css';
import { FormField, type FieldTexts } from './form-field.tsx';
import { useMaskedInput, type Mask } from './use-masked-input.ts';
import { useFormValue } from '../use-form-value.ts';

/** The digits of what was typed or pasted, at most `max`: '1,250 sq' → '1250', '$1,250.00' → '1250' [§5]. */
const onlyDigits = (text: string, max: number): string =>
  text.replace(/\.\d+/g, '').replace(/\D/g, '').slice(0, max);

export interface DigitsFieldProps extends FieldTexts {
  name: string;
  max: number;
  autoComplete?: string;
  /** Says before the first digit what is meant: '$'. */
  prefix?: string;
  onBlur?: (value: string) => void;
}

/**
 * Digits as they are typed. One more than there is room for does nothing, rather than pushing the last one out; what
 * follows a point is no part of a whole number, so that '950.00' does not become 95000.
 */
function digitsMask(max: number): Mask {
  let fraction = false;
  return (text, key) => {
    const goesOn = fraction && key !== undefined && text.endsWith(key);
    fraction = key === '.' ? text.endsWith('.') : goesOn;
    if (key === undefined) return onlyDigits(text, max);
    const digits = text.replace(/\D/g, '');
    return goesOn || digits.length > max ? null : digits;
  };
}

/** A field that holds digits only. What is pasted is read, not cut off. */
export function DigitsField({ name, max, autoComplete, prefix, onBlur, ...texts }: DigitsFieldProps) {
  const { value = '', change, focus } = useFormValue<string>(name, texts.clears ?? texts.errorKey);
  const mask = useRef<Mask>(null);
  mask.current ??= digitsMask(max);
  const masked = useMaskedInput(mask.current, change);
  return (
    <FormField name={name} {...texts}>
      {(control) => (
        <div className={prefix && css.prefixed} data-prefix={prefix}>
          <Input
            {...control}
            {...focus}
            {...masked}
            onBlur={() => {
              focus.onBlur();
              onBlur?.(value);
            }}
            type="text"
            inputMode="numeric"
            name={name}
            value={value}
            autoComplete={autoComplete}
          />
        </div>
      )}
    </FormField>
  );
}
