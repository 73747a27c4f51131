import { useState } from 'react';
import { Input } from './field.tsx';
import css from '../form.module.css';
import { FormField, useTextInput, type FormFieldOptions } from './form-field.tsx';
import { useMaskedInput, type Mask } from './use-masked-input.ts';

/** Masks typed digits: ignores one beyond `max` instead of dropping the last, and decimals, so that '950.00' is not 95000. */
function digitsMask(max: number): Mask {
  let fraction = false;
  return (text, key) => {
    const goesOn = fraction && key !== undefined && text.endsWith(key);
    fraction = key === '.' ? text.endsWith('.') : goesOn;
    // pasted: '1,250 sq' → '1250', '$1,250.00' → '1250' [§5]
    if (key === undefined) return text.replace(/\.\d+/g, '').replace(/\D/g, '').slice(0, max);
    const digits = text.replace(/\D/g, '');
    return goesOn || digits.length > max ? null : digits;
  };
}

/** Renders a field that accepts digits only, after a prefix such as '$'. Pasted text is parsed, not truncated. */
export function DigitsField({ max, prefix, ...field }: FormFieldOptions & { max: number; prefix?: string }) {
  const { change, input } = useTextInput(field);
  const [mask] = useState(() => digitsMask(max));
  const masked = useMaskedInput(mask, change);
  return (
    <FormField {...field}>
      {(control) => (
        <div className={prefix && css.prefixed} data-prefix={prefix}>
          <Input {...control} {...input} {...masked} type="text" inputMode="numeric" />
        </div>
      )}
    </FormField>
  );
}
