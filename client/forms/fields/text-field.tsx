import { Input } from './field.tsx';
import { FormField, useTextInput, type FormFieldOptions } from './form-field.tsx';

type TextFieldProps = FormFieldOptions & { type?: 'text' | 'email' | 'url' | 'date' };

/** Renders a single-line text, email, link or date field. */
export function TextField({ type = 'text', ...field }: TextFieldProps) {
  const { input } = useTextInput(field);
  return <FormField {...field}>{(control) => <Input {...control} {...input} type={type} />}</FormField>;
}
