import type { ComponentProps } from 'react';
import { Anchor, type AnchorProps } from './anchor.tsx';
import { classNames } from './class-names.ts';
import css from './button.module.css';

export type ButtonVariant = 'main' | 'quiet' | 'text' | 'danger';

/** For what looks like a button: `<Anchor className={buttonClass('quiet')}>`. */
export function buttonClass(look: ButtonVariant = 'main', extra?: string): string {
  return classNames(css.button, look !== 'main' && css[look], extra);
}

/** For a button that is only its icon. */
export const iconButtonClass = css.icon;

/** A link that looks like a main button. */
export const MainLink = (props: AnchorProps) => <Anchor className={buttonClass()} {...props} />;
/** A link that looks like a quiet button. */
export const QuietLink = (props: AnchorProps) => <Anchor className={buttonClass('quiet')} {...props} />;
/** A link that looks like a text button. */
export const TextLink = (props: AnchorProps) => <Anchor className={buttonClass('text')} {...props} />;

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonVariant;
  /** Work is under way: it keeps focus and its words, and a second press does nothing. */
  busy?: boolean;
  /** Looks disabled, but can be reached and pressed: the press then says what is missing (4.1.3). */
  'aria-disabled'?: boolean | undefined;
}

export function Button({ look = 'main', busy = false, className, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, className)}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <span className={css.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
