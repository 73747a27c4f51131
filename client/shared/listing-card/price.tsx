import type { ReactNode } from 'react';
import { formatDollars } from '../../../domain/format/money.ts';
import css from './price.module.css';

/** Renders '$1,150 / month' and its children, such as a price per person. Prices always include their period. */
export function Price({ dollars, from = false, children }: { dollars: number; from?: boolean; children?: ReactNode }) {
  return (
    <p className={css.price}>
      {from && <span className={css.rest}>from </span>}
      {formatDollars(dollars)} <span className={css.rest}>/ month{children}</span>
    </p>
  );
}
