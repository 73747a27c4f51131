import { Input } from '../ui/field.tsx';
import css from './form.module.css';
import { FormField, type FieldTexts } from './form-field.tsx';
import { useMasked } from './masked.ts';
import { useFormValue } from './use-form-value.ts';

/** The digits of what was typed or pasted, at most `max`: '1,250 sq' → '1250', '$1,250.00' → '1250' [§5]. */
export const onlyDigits = (text: string, max: number): string =>
  text.replace(/\.\d+/g, '').replace(/\D/g, '').slice(0, max);

export interface DigitsFieldProps extends FieldTexts {
  name: string;
  max: number;
  autoComplete?: string;
  /** Says before the first digit what is meant: '$'. */
  prefix?: string;
  onBlur?: (value: string) => void;
}

/** A field that holds digits only. What is pasted is read, not cut off. */
export function DigitsField({ name, max, autoComplete, prefix, onBlur, ...texts }: DigitsFieldProps) {
  const { value = '', change, focus } = useFormValue<string>(name, texts.clears ?? texts.errorKey);
  const masked = useMasked((text) => onlyDigits(text, max), change);
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
