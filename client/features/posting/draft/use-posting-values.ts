import { useForm, useFormState } from 'react-final-form';
import type { PostingValues } from './form-values.ts';

/** Returns the values of the surrounding form at each change. */
export function usePostingValues(): PostingValues {
  const form = useForm<PostingValues>();
  const { values = form.getState().values } = useFormState<PostingValues>({ subscription: { values: true } });
  return values;
}
