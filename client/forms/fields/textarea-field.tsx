import { TextArea } from './field.tsx';
import { FormField, useTextInput, type FormFieldOptions } from './form-field.tsx';

/** Renders a multi-line text field. */
export function TextareaField({ rows = 7, ...field }: FormFieldOptions & { rows?: number }) {
  const { input } = useTextInput(field);
  return <FormField {...field}>{(control) => <TextArea {...control} {...input} rows={rows} />}</FormField>;
}
