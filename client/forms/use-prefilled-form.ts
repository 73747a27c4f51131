import { createForm, type FormApi } from 'final-form';
import arrayMutators from 'final-form-arrays';
import { useState } from 'react';

/** Sets these values of a form in one batch. */
export function setFormValues<Values extends object>(form: FormApi<Values>, values: Values): void {
  form.batch(() => {
    for (const name of Object.keys(values) as (keyof Values)[]) form.change(name, values[name]);
  });
}

/** Returns a form prefilled once, not by the library's "initial values", to which a remounted field would be reset. */
export function usePrefilledForm<Values extends object>(values: () => Values): FormApi<Values> {
  const [form] = useState(() => {
    const made = createForm<Values>({ onSubmit: () => undefined, mutators: { ...arrayMutators } });
    setFormValues(made, values());
    return made;
  });
  return form;
}
