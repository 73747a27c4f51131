import { Input } from './field.tsx';
import { FormField, type FieldTexts } from './form-field.tsx';
import { useFormValue } from '../use-form-value.ts';

export interface TextFieldProps extends FieldTexts {
  name: string;
  type?: 'text' | 'email' | 'url' | 'date';
  autoComplete?: string;
}

/** Renders a single-line text, email, link or date field. */
export function TextField({ name, type = 'text', autoComplete, ...texts }: TextFieldProps) {
  const { value = '', change, focus } = useFormValue<string>(name, texts.clears ?? texts.errorKey);
  return (
    <FormField name={name} {...texts}>
      {(control) => (
        <Input
          {...control}
          {...focus}
          type={type}
          name={name}
          value={value}
          autoComplete={autoComplete}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </FormField>
  );
}
