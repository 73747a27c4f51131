import { passwordStrength } from '../../domain/account/password-strength.ts';
import css from './form.module.css';

const levels = {
  weak: { value: 1, label: 'Weak. A phrase of three or four words is stronger.' },
  fair: { value: 2, label: 'Fair. A few more characters make it strong.' },
  strong: { value: 3, label: 'Strong' },
} as const;

/** Shows how strong a new password is while it is typed; nothing while it is empty. */
export function PasswordStrengthMeter({ password }: { password: string }) {
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
