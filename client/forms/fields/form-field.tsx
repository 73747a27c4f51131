import type { ReactNode } from 'react';
import { Field, type ControlProps } from './field.tsx';
import css from '../form.module.css';
import { useRejectedFields } from '../rejected-fields.tsx';

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Spans both columns of a two-column form. */
  wide?: boolean;
  /** The server's key for this field, where it differs from the form's name. */
  errorKey?: string;
  /** The error key that an edit clears, where the server has no separate key for this field. */
  clears?: string;
}

interface FormFieldProps extends FieldTexts {
  name: string;
  children: (control: ControlProps) => ReactNode;
}

/** Renders a form field: label, control and hint, with the server's first error for it. */
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
