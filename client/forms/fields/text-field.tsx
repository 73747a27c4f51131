import { useState } from 'react';
import { Input } from './field.tsx';
import { FormField, useTextInput, type FormFieldOptions } from './form-field.tsx';

type TextFieldProps = FormFieldOptions & { type?: 'text' | 'email' | 'url' | 'date' };

/** Renders a single-line text, email, link or date field. A date that is typed in part has no value, and says so. */
export function TextField({ type = 'text', ...field }: TextFieldProps) {
  const { input } = useTextInput(field);
  const [isPartial, setPartial] = useState(false);
  return (
    <FormField {...field} problem={isPartial ? 'Enter a whole date, or clear it.' : field.problem}>
      {(control) => (
        <Input
          {...control}
          {...input}
          type={type}
          onBlur={({ target }) => {
            input.onBlur();
            setPartial(target.validity.badInput);
          }}
        />
      )}
    </FormField>
  );
}
