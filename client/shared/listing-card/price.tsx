import type { ReactNode } from 'react';
import { formatDollars } from '../../../domain/format/money.ts';
import css from './price.module.css';

/** '$1,150 / month' and what follows, a price for each person say. Prices always come with their period. */
export function Price({ dollars, from = false, children }: { dollars: number; from?: boolean; children?: ReactNode }) {
  return (
    <p className={css.price}>
      {from && <span className={css.rest}>from </span>}
      {formatDollars(dollars)} <span className={css.rest}>/ month{children}</span>
    </p>
  );
}
