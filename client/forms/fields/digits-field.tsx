import { Input } from './field.tsx';
import css from '../form.module.css';
import { FormField, useTextInput, type FormFieldOptions } from './form-field.tsx';
import { useDigitsInput } from './use-digits-input.ts';

/** Renders a field that accepts digits only, after a prefix such as '$'. Pasted text is parsed, not truncated. */
export function DigitsField({ max, prefix, ...field }: FormFieldOptions & { max: number; prefix?: string }) {
  const { change, input } = useTextInput(field);
  const masked = useDigitsInput(max, change);
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
