import { createForm, type FormApi } from 'final-form';
import arrayMutators from 'final-form-arrays';
import { useState } from 'react';

/** Changes these parts of a form as one step. */
export function setFormValues<Values extends object>(form: FormApi<Values>, values: Values): void {
  form.batch(() => {
    for (const name of Object.keys(values) as (keyof Values)[]) form.change(name, values[name]);
  });
}

/**
 * A form that holds these values, filled once. They are not the library's "initial values": a field that is shown again
 * (a section that comes back, a row that is added where one was removed) would be set back to those.
 */
export function usePrefilledForm<Values extends object>(values: () => Values): FormApi<Values> {
  const [form] = useState(() => {
    const made = createForm<Values>({ onSubmit: () => undefined, mutators: { ...arrayMutators } });
    setFormValues(made, values());
    return made;
  });
  return form;
}
