import { useState } from 'react';
import { passwordStrength } from '../../../domain/account/password-strength.ts';
import { Input } from './field.tsx';
import { FormField, useTextInput, type FormFieldOptions } from './form-field.tsx';
import css from '../form.module.css';

interface PasswordFieldProps extends FormFieldOptions {
  autoComplete: 'current-password' | 'new-password';
  strength?: boolean;
}

/** Renders a password field, hidden unless revealed. Allows pasting and password managers (K35). */
export function PasswordField({ strength = false, ...field }: PasswordFieldProps) {
  const { value, input } = useTextInput(field);
  const [shown, setShown] = useState(false);
  return (
    <FormField {...field}>
      {(control) => (
        <>
          <div className={css.beside}>
            <Input
              {...control}
              {...input}
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              spellCheck={false}
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

const levels = {
  weak: { value: 1, label: 'Weak. A phrase of three or four words is stronger.' },
  fair: { value: 2, label: 'Fair. A few more characters make it strong.' },
  strong: { value: 3, label: 'Strong' },
} as const;

function PasswordStrengthMeter({ password }: { password: string }) {
  const { value, label } = levels[passwordStrength(password)];
  return (
    <div className={css.strength} aria-live="polite">
      {password !== '' && (
        <>
          <meter min={0} max={3} low={2} high={3} optimum={3} value={value} aria-label="Password strength" />
          <span>{label}</span>
        </>
      )}
    </div>
  );
}
