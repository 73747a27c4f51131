import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import css from './card.module.css';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** Without padding a picture can reach its edges. */
  padded?: boolean;
}

export function Card({ as: Element = 'div', padded = true, className, ...rest }: CardProps) {
  // One element of four with the same attributes: React's types want one of them named.
  const Tag = Element as 'div';
  return <Tag {...rest} className={classNames(css.card, padded && css.padded, className)} />;
}
