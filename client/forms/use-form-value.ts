import { getIn } from 'final-form';
import { useField, useForm } from 'react-final-form';
import { useRejectedFields } from './rejected-fields.tsx';

/**
 * Returns the value of one field and its setter. Unlike the library's default, an emptied field stays the empty string,
 * so that a draft keeps its shape. A change clears the error under `clears`.
 */
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
