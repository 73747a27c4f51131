import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './badge.module.css';

export type Tone = 'notice' | 'good' | 'bad' | 'plain';

/** A word of state: "Featured", "Done". The word says it, the colour only helps. */
export function Badge({
  tone = 'notice',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={classNames(css.tag, tone !== 'notice' && css[tone], className)}>{children}</span>;
}
