import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import css from './container.module.css';

interface ContainerProps extends ComponentProps<'div'> {
  narrow?: boolean;
  /** Fades in, as the screens of landlords do (§9). */
  appears?: boolean;
}

/** The width of a page; narrow for one column of reading or form. */
export function Container({ narrow, appears, className, ...rest }: ContainerProps) {
  return <div {...rest} className={classNames(css.wrap, narrow && css.narrow, appears && css.appears, className)} />;
}
