import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import css from './wrap.module.css';

/** The width of a page; narrow for one column of reading or form. */
export function Wrap({ narrow = false, className, ...rest }: ComponentProps<'div'> & { narrow?: boolean }) {
  return <div {...rest} className={classes(css.wrap, narrow && css.narrow, className)} />;
}
