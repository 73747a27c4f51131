import { useRef } from 'react';
import { Input } from './field.tsx';
import css from '../form.module.css';
import { FormField, type FieldTexts } from './form-field.tsx';
import { useMaskedInput, type Mask } from './use-masked-input.ts';
import { useFormValue } from '../use-form-value.ts';

/** Returns the digits of typed or pasted text, at most `max`: '1,250 sq' → '1250', '$1,250.00' → '1250' [§5]. */
const onlyDigits = (text: string, max: number): string => text.replace(/\.\d+/g, '').replace(/\D/g, '').slice(0, max);

export interface DigitsFieldProps extends FieldTexts {
  name: string;
  max: number;
  autoComplete?: string;
  /** Text before the first digit, such as '$'. */
  prefix?: string;
  onBlur?: (value: string) => void;
}

/**
 * Masks digits as they are typed. Ignores a digit beyond `max` instead of dropping the last one; also ignores decimals,
 * so that '950.00' does not become 95000.
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

/** Renders a field that accepts digits only. Pasted text is parsed, not truncated. */
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
