import type { ReactNode } from 'react';
import { Field, type ControlProps } from '../ui/field.tsx';
import css from './form.module.css';
import { useRefused } from './refused.tsx';

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Takes the whole width of a two-column form. */
  wide?: boolean;
  /** The key under which the server refuses this field, where it is not the field's own name. */
  errorKey?: string;
}

interface FormFieldProps extends FieldTexts {
  name: string;
  children: (control: ControlProps) => ReactNode;
}

/** A field of a form: label, control and hint, with the first thing the server refused about it. */
export function FormField({ name, wide = false, errorKey = name, children, ...texts }: FormFieldProps) {
  const { errors, idOf } = useRefused();
  return (
    <Field {...texts} id={idOf(errorKey)} error={errors[errorKey]?.[0]} className={wide ? css.wide : css.field}>
      {children}
    </Field>
  );
}
