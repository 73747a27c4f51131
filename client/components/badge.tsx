import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import css from './badge.module.css';

export type Tone = 'notice' | 'good' | 'bad' | 'plain';

/** A word of state: "Featured", "Done". The word says it, the colour only helps. */
export function Badge({ tone = 'notice', className, ...rest }: ComponentProps<'span'> & { tone?: Tone }) {
  return <span {...rest} className={classNames(css.tag, tone !== 'notice' && css[tone], className)} />;
}
