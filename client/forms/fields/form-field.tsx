import type { ReactNode } from 'react';
import { Field, type ControlProps } from './field.tsx';
import css from '../form.module.css';
import { useRejectedFields } from '../rejected-fields.tsx';

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Takes the whole width of a two-column form. */
  wide?: boolean;
  /** The server's key for this field, where the form calls it otherwise. */
  errorKey?: string;
  /** The key whose refusal editing takes away, where the server has none for this field alone. */
  clears?: string;
}

interface FormFieldProps extends FieldTexts {
  name: string;
  children: (control: ControlProps) => ReactNode;
}

/** A field of a form: label, control and hint, with the first thing the server refused about it. */
export function FormField({ name, label, hint, optional, wide = false, errorKey = name, children }: FormFieldProps) {
  const { errors, idOf } = useRejectedFields();
  return (
    <Field
      id={idOf(errorKey)}
      label={label}
      hint={hint}
      optional={optional ?? false}
      error={errors[errorKey]?.[0]}
      className={wide ? css.wide : css.field}
    >
      {children}
    </Field>
  );
}
