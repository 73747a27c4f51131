import { useState } from 'react';
import { passwordStrength } from '../../../domain/account/password-strength.ts';
import { Input } from './field.tsx';
import { FormField, type FieldTexts } from './form-field.tsx';
import css from '../form.module.css';
import { useFormValue } from '../use-form-value.ts';

export interface PasswordFieldProps extends FieldTexts {
  name: string;
  autoComplete: 'current-password' | 'new-password';
  /** Whether to show the strength of the password while it is typed. */
  strength?: boolean;
}

/** Renders a password field, hidden unless revealed. Allows pasting and password managers (K35). */
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

const levels = {
  weak: { value: 1, label: 'Weak. A phrase of three or four words is stronger.' },
  fair: { value: 2, label: 'Fair. A few more characters make it strong.' },
  strong: { value: 3, label: 'Strong' },
} as const;

/** Renders the strength of a new password while it is typed; nothing while it is empty. */
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
