import { useEffect, useState } from 'react';
import type { PasswordOwner } from '../../../domain/account/guessable-password.ts';
import { passwordStrength } from '../../../domain/account/password-strength.ts';
import { PASSWORD_MIN_LENGTH } from '../../../domain/limits.ts';
import { loadChunk } from '../../components/hooks/load-chunk.ts';
import { Input } from './field.tsx';
import { FormField, useTextInput, type FormFieldOptions } from './form-field.tsx';
import css from '../form.module.css';

interface PasswordFieldProps extends FormFieldOptions {
  autoComplete: 'current-password' | 'new-password';
  /** Whose new password it is, for which its strength is shown. */
  owner?: PasswordOwner;
}

/** Renders a password field, hidden unless revealed. Allows pasting and password managers (K35). */
export function PasswordField({ owner, ...field }: PasswordFieldProps) {
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
          {owner && <PasswordStrengthMeter password={value} owner={owner} />}
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

/** Returns why others would guess this password first (K35); the list of common ones is loaded with the first character. */
function useGuessableWarning(password: string, owner: PasswordOwner): string | undefined {
  const [rules, setRules] = useState<typeof import('../../../domain/account/guessable-password.ts')>();
  const isTyped = password !== '';
  useEffect(() => {
    if (!isTyped) return;
    // Without the list there is no warning; the password is accepted in any case.
    loadChunk(() => import('../../../domain/account/guessable-password.ts')).then(setRules, () => undefined);
  }, [isTyped]);
  return password.length < PASSWORD_MIN_LENGTH ? undefined : rules?.guessablePasswordWarning(password, owner);
}

function PasswordStrengthMeter({ password, owner }: { password: string; owner: PasswordOwner }) {
  const warning = useGuessableWarning(password, owner);
  const { value, label } = warning === undefined ? levels[passwordStrength(password)] : { value: 1, label: warning };
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
