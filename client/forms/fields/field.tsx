import { useId, type ComponentProps, type ReactNode } from 'react';
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
  /** The control's id, by default one of its own; the hint and the error are `${id}-hint` and `${id}-error`. */
  id?: string | undefined;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Whether the error is announced when it appears: it is not part of an error summary. */
  announced?: boolean | undefined;
  optional?: boolean | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Renders label, control, hint and error of one field with the ARIA attributes that connect them. */
export function Field({ id: given, label, hint, error, announced, optional, className, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const described = classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  return (
    <div className={className}>
      <label className={css.label} htmlFor={id}>
        {label} {optional && <span className={css.optional}>(optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error !== undefined || undefined,
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
export function LabeledInput(props: LabelProps & Omit<ComponentProps<'input'>, keyof LabelProps>) {
  const { id, label, hint, error, announced, optional, className, ...input } = props;
  return (
    <Field {...{ id, label, hint, error, announced, optional, className }}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}

interface OptionSelectProps<Value> extends ComponentProps<'select'> {
  options: readonly { value: Value; label: ReactNode }[];
  /** Receives the option's own value, numbers as numbers; undefined for no choice. */
  choose: (value: Value | undefined) => void;
}

/** Renders a native select with these options. */
export function OptionSelect<Value extends string | number>({ options, choose, ...select }: OptionSelectProps<Value>) {
  return (
    <Select
      {...select}
      onChange={({ target }) => choose(options.find(({ value }) => String(value) === target.value)?.value)}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

interface LabeledSelectProps<Value> extends LabelProps {
  options: OptionSelectProps<Value>['options'];
  /** The label of an option for no choice, which stands first. */
  none?: string;
  value: Value | '' | undefined;
  onChange: (value: Value | undefined) => void;
}

/** Renders a native select with its label, hint and error. */
export function LabeledSelect<Value extends string | number>(props: LabeledSelectProps<Value>) {
  const { options, none, value = '', onChange, ...field } = props;
  const withNone = none === undefined ? options : [{ value: '' as const, label: none }, ...options];
  return (
    <Field {...field}>
      {(control) => (
        <OptionSelect<Value | ''>
          {...control}
          value={value}
          options={withNone}
          choose={(chosen) => onChange(chosen === '' ? undefined : chosen)}
        />
      )}
    </Field>
  );
}
