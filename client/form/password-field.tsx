import { useState } from 'react';
import { Input } from '../ui/field.tsx';
import { FormField, type FieldTexts } from './form-field.tsx';
import css from './form.module.css';
import { PasswordStrengthMeter } from './password-strength.tsx';
import { useFormValue } from './use-form-value.ts';

export interface PasswordFieldProps extends FieldTexts {
  name: string;
  autoComplete: 'current-password' | 'new-password';
  /** Whether to say how strong it is while it is typed. */
  strength?: boolean;
}

/** A password, hidden until its owner asks to see it. Pasting and password managers are welcome (K35). */
export function PasswordField({ name, autoComplete, strength = false, ...texts }: PasswordFieldProps) {
  const { value = '', change, focus } = useFormValue<string>(name, texts.clears ?? texts.errorKey);
  const [shown, setShown] = useState(false);
  return (
    <FormField name={name} {...texts}>
      {(control) => (
        <>
          <div className={css.beside}>
            <Input
              {...control}
              {...focus}
              type={shown ? 'text' : 'password'}
              name={name}
              value={value}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => change(event.target.value)}
            />
            <button
              type="button"
              className={css.show}
              aria-pressed={shown}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            >
              {shown ? 'Hide' : 'Show'}
            </button>
          </div>
          {strength && <PasswordStrengthMeter password={value} />}
        </>
      )}
    </FormField>
  );
}
