import { OptionSelect } from './field.tsx';
import { FormField, useFormValue, type FormFieldOptions } from './form-field.tsx';

interface SelectFieldProps<Value extends string | number> extends FormFieldOptions {
  options: readonly { value: Value; label: string }[];
  /** The value of an empty field: '' for text, 0 for the codes of a floorplan [§3]. */
  none: Value;
}

/** Renders a native select. Returns the option's own value, numbers as numbers. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { options, none, ...field } = props;
  const { value = none, change, focus } = useFormValue<Value>(field.name, field.clears ?? field.errorKey);
  return (
    <FormField {...field}>
      {(control) => (
        <OptionSelect
          {...control}
          {...focus}
          name={field.name}
          autoComplete={field.autoComplete}
          value={value}
          options={[{ value: none, label: 'Choose' }, ...options]}
          choose={(chosen = none) => change(chosen)}
        />
      )}
    </FormField>
  );
}
