import { getIn } from 'final-form';
import type { ChangeEvent } from 'react';
import { useField, useForm } from 'react-final-form';
import type { FormFieldOptions } from './fields/form-field.tsx';
import { useRejectedFields } from './rejected-fields.tsx';

/** Returns a field's value and its setter, which clears the error under `clears`. An emptied field stays ''. */
export function useFormValue<Value>(name: string, clears: string = name) {
  const { input } = useField<Value>(name, {
    parse: (value: Value) => value,
    format: (value: Value | undefined) => value,
    subscription: { value: true },
  });
  const form = useForm();
  const { clear } = useRejectedFields();
  // the library's field has no value on its first render
  const value: Value = input.value ?? getIn(form.getState().values, name);
  return {
    value,
    change: (next: Value) => {
      clear(clears);
      input.onChange(next);
    },
    /** final-form tracks the active field, so that a sync from another tab never replaces it */
    focus: { onFocus: () => input.onFocus(), onBlur: () => input.onBlur() },
  };
}

/** Returns the value of a text field, its setter, and the props of its input besides the `control`. */
export function useTextInput(field: FormFieldOptions) {
  const { value = '', change, focus } = useFormValue<string>(field.name, field.clears ?? field.errorKey);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(target.value);
  const { name, autoComplete } = field;
  return { value, change, input: { ...focus, name, autoComplete, value, onChange } };
}
