import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './tag.module.css';

export type Tone = 'notice' | 'good' | 'bad' | 'plain';

/** A word of state: "Featured", "Done". The word says it, the colour only helps. */
export function Tag({
  tone = 'notice',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={classes(css.tag, tone !== 'notice' && css[tone], className)}>{children}</span>;
}
