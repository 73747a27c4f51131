import { useField } from 'react-final-form';
import { useRefused } from './refused.tsx';

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
  const { clear } = useRefused();
  return {
    value: input.value,
    change: (value: Value) => {
      clear(clears);
      input.onChange(value);
    },
    /** final-form knows which field is being edited: another tab's words never replace it. */
    focus: { onFocus: () => input.onFocus(), onBlur: () => input.onBlur() },
  };
}
