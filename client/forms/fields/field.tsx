import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import css from './field.module.css';

/** The props that tie a control to its label, hint and error for screen readers. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

export interface FieldProps {
  /** The control's id; the hint and the error are `${id}-hint` and `${id}-error`. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The first error message of the field, or undefined. */
  error?: string | undefined;
  /** Whether the error is announced when it appears: it is not part of an error summary. */
  announced?: boolean | undefined;
  optional?: boolean | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Renders label, control, hint and error of one field with the ARIA attributes that connect them. */
export function Field({ id, label, hint, error, announced, optional = false, className, children }: FieldProps) {
  const described = classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  return (
    <div className={className}>
      <label className={css.label} htmlFor={id}>
        {label} {optional && <span className={css.optional}>(optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error !== undefined ? true : undefined,
      })}
      {hint !== undefined && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={css.error} id={`${id}-error`} role={announced ? 'alert' : undefined}>
          {error}
        </p>
      )}
    </div>
  );
}

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(css.input, className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(css.input, css.area, className)} />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={css.select}>
      <select {...rest} className={classNames(css.input, className)} />
      <Icon name="down" />
    </div>
  );
}

type LabelProps = Omit<FieldProps, 'children'>;

/** Renders an input with its label, hint and error; `className` is the field's. */
export function LabeledInput({
  id,
  label,
  hint,
  error,
  announced,
  optional,
  className,
  ...input
}: LabelProps & Omit<ComponentProps<'input'>, keyof LabelProps>) {
  return (
    <Field {...{ id, label, hint, error, announced, optional, className }}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}

interface LabeledSelectProps<Value extends string | number> extends LabelProps {
  options: readonly { value: Value; label: ReactNode }[];
  /** The label of an option for no choice, which stands first. */
  none?: string;
  value: Value | '' | undefined;
  /** Receives the option's own value, numbers as numbers; undefined for no choice. */
  onChange: (value: Value | undefined) => void;
}

/** Renders a native select with its label, hint and error. */
export function LabeledSelect<Value extends string | number>({
  options,
  none,
  value,
  onChange,
  ...field
}: LabeledSelectProps<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(options.find((option) => String(option.value) === target.value)?.value)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
