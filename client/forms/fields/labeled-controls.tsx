import type { ComponentProps, ReactNode } from 'react';
import { Field, Input, Select, type FieldProps } from './field.tsx';

type FieldTexts = Omit<FieldProps, 'children'>;

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
}: FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts>) {
  return (
    <Field {...{ id, label, hint, error, announced, optional, className }}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}

interface LabeledSelectProps<Value extends string | number> extends FieldTexts {
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
