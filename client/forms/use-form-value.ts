import { getIn } from 'final-form';
import { useField, useForm } from 'react-final-form';
import { useRejectedFields } from './rejected-fields.tsx';

/**
 * The value of one field and how to change it. Unlike the library's default an emptied field stays the empty string, so
 * that a draft keeps its shape. Changing it takes away the refusal under `clears`.
 */
export function useFormValue<Value>(name: string, clears: string = name) {
  const { input } = useField<Value>(name, {
    parse: (value: Value) => value,
    format: (value: Value | undefined) => value,
    subscription: { value: true },
  });
  const form = useForm();
  const { clear } = useRejectedFields();
  // on its first render the library's field does not know its value yet
  const value: Value = input.value ?? getIn(form.getState().values, name);
  return {
    value,
    change: (next: Value) => {
      clear(clears);
      input.onChange(next);
    },
    /** final-form knows which field is being edited: another tab's words never replace it. */
    focus: { onFocus: () => input.onFocus(), onBlur: () => input.onBlur() },
  };
}
