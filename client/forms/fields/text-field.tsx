import { Input } from './field.tsx';
import { FormField, type FormFieldOptions } from './form-field.tsx';
import { useTextInput } from '../use-form-value.ts';

type TextFieldProps = FormFieldOptions & { type?: 'text' | 'email' | 'url' | 'date' };

/** Renders a single-line text, email, link or date field. */
export function TextField({ type = 'text', ...field }: TextFieldProps) {
  const { input } = useTextInput(field);
  return <FormField {...field}>{(control) => <Input {...control} {...input} type={type} />}</FormField>;
}
