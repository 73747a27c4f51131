import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import css from './chip.module.css';

/** For a link that looks like a chip. */
export const chipClass = css.chip;
export const chipGroupClass = css.group;

/** A toggle button. */
export function Chip({ pressed, className, children, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} className={classNames(css.chip, className)}>
      {pressed && <Icon name="check" size={16} />}
      {children}
    </button>
  );
}

/** A native checkbox or radio drawn as a chip: it works in a plain form, with keyboard, and without JavaScript. */
export function ChoiceChip({ children, ...input }: ComponentProps<'input'> & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={classNames(css.chip, css.choice)}>
      <input {...input} />
      <Icon name="check" size={16} />
      <span>{children}</span>
    </label>
  );
}

/** A chip that says something and does nothing. */
export function StaticChip({ children }: { children: ReactNode }) {
  return <span className={classNames(css.chip, css.static)}>{children}</span>;
}
