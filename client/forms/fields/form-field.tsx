import { getIn } from 'final-form';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import { useField, useForm } from 'react-final-form';
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
  /** Returns the fault of a value, shown from when the field is left until it is edited [§5]; Continue does not wait for it (K34). */
  fault?: (value: string) => string | undefined;
  /** The error key that an edit clears, where the server has no separate key for this field. */
  clears?: string;
}

type FormFieldProps = FormFieldOptions & { children: (control: ControlProps) => ReactNode };

/** Renders a form field: label, control and hint, with the server's first error for it or else its own. */
export function FormField({ fault, ...props }: FormFieldProps) {
  return fault ? <CheckedField {...props} fault={fault} /> : <PlainField {...props} />;
}

const subscription = { value: true, touched: true, active: true };

function CheckedField({ fault, ...props }: FormFieldProps & Required<Pick<FormFieldOptions, 'fault'>>) {
  const { input, meta } = useField<string | undefined>(props.name, { subscription });
  const value = input.value ?? '';
  const [checked, setChecked] = useState(value);
  if (!meta.active && value !== checked) setChecked(value);
  const shown = meta.touched && value === checked ? fault(value) : undefined;
  return <PlainField {...props} problem={props.problem ?? shown} />;
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

/** Returns a field's value and its setter, which clears the error under `clears`. An emptied field stays ''. */
export function useFormValue<Value>(name: string, clears: string = name) {
  const { input } = useField<Value>(name, {
    parse: (value: Value) => value,
    format: (value: Value | undefined) => value,
    subscription: { value: true },
  });
  const form = useForm();
  const { clear } = useRejectedFields();
  // the library's field has no value on its first render
  const value: Value = input.value ?? getIn(form.getState().values, name);
  return {
    value,
    change: (next: Value) => {
      clear(clears);
      input.onChange(next);
    },
    /** final-form tracks the active field, so that a sync from another tab never replaces it */
    focus: { onFocus: () => input.onFocus(), onBlur: () => input.onBlur() },
  };
}

/** Returns the value of a text field, its setter, and the props of its input besides the `control`. */
export function useTextInput(field: FormFieldOptions) {
  const { value = '', change, focus } = useFormValue<string>(field.name, field.clears ?? field.errorKey);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(target.value);
  const { name, autoComplete } = field;
  return { value, change, input: { ...focus, name, autoComplete, value, onChange } };
}
