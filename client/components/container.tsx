import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import css from './container.module.css';

/** The width of a page; narrow for one column of reading or form. */
export function Container({ narrow = false, className, ...rest }: ComponentProps<'div'> & { narrow?: boolean }) {
  return <div {...rest} className={classNames(css.wrap, narrow && css.narrow, className)} />;
}
