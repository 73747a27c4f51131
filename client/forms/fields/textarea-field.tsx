import { TextArea } from './field.tsx';
import { FormField, type FieldTexts } from './form-field.tsx';
import { useFormValue } from '../use-form-value.ts';

/** Renders a multi-line text field. */
export function TextareaField({ name, rows = 7, ...texts }: FieldTexts & { name: string; rows?: number }) {
  const { value = '', change, focus } = useFormValue<string>(name, texts.clears ?? texts.errorKey);
  return (
    <FormField name={name} {...texts}>
      {(control) => (
        <TextArea
          {...control}
          {...focus}
          name={name}
          rows={rows}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </FormField>
  );
}
