import { Select } from './field.tsx';
import { FormField, type FieldTexts } from './form-field.tsx';
import { useFormValue } from '../use-form-value.ts';

export interface SelectFieldProps<Value extends string | number> extends FieldTexts {
  name: string;
  options: readonly { value: Value; label: string }[];
  /** The value of an empty field: '' for text, 0 for the codes of a floorplan [§3]. */
  none: Value;
  autoComplete?: string;
}

/** Renders a native select. Returns the option's own value, numbers as numbers. */
export function SelectField<Value extends string | number>({
  name,
  options,
  none,
  autoComplete,
  ...texts
}: SelectFieldProps<Value>) {
  const { value = none, change, focus } = useFormValue<Value>(name, texts.clears ?? texts.errorKey);
  return (
    <FormField name={name} {...texts}>
      {(control) => (
        <Select
          {...control}
          {...focus}
          name={name}
          autoComplete={autoComplete}
          value={String(value)}
          onChange={(event) =>
            change(options.find((option) => String(option.value) === event.target.value)?.value ?? none)
          }
        >
          <option value={String(none)}>Choose</option>
          {options.map((option) => (
            <option key={option.value} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
