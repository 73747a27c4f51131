import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { Field, type ControlProps } from './field.tsx';
import css from '../form.module.css';
import { useRejectedFields } from '../rejected-fields.tsx';

export interface FormFieldOptions {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  autoComplete?: string;
  /** Spans both columns of a two-column form. */
  wide?: boolean;
  /** The server's key for this field, where it differs from the form's name. */
  errorKey?: string;
  /** A fault of the value that is shown at once; the server's message goes before it. */
  problem?: string | undefined;
  /** Returns the fault of a value, shown once the field has been left [§5]; Continue does not wait for it (K34). */
  fault?: (value: string) => string | undefined;
  /** The error key that an edit clears, where the server has no separate key for this field. */
  clears?: string;
}

type FormFieldProps = FormFieldOptions & { children: (control: ControlProps) => ReactNode };

/** Renders a form field: label, control and hint, with the server's first error for it or else its own. */
export function FormField({ fault, ...props }: FormFieldProps) {
  return fault ? <CheckedField {...props} fault={fault} /> : <PlainField {...props} />;
}

const subscription = { value: true, touched: true };

function CheckedField({ fault, ...props }: FormFieldProps & Required<Pick<FormFieldOptions, 'fault'>>) {
  const { input, meta } = useField<string | undefined>(props.name, { subscription });
  return <PlainField {...props} problem={props.problem ?? (meta.touched ? fault(input.value ?? '') : undefined)} />;
}

function PlainField({ name, errorKey = name, wide, problem, ...field }: Omit<FormFieldProps, 'fault'>) {
  const { errors, idOf } = useRejectedFields();
  return (
    <Field
      {...field}
      id={idOf(errorKey)}
      error={errors[errorKey]?.[0] ?? problem}
      announced={!errors[errorKey]}
      className={wide ? css.wide : css.field}
    />
  );
}
