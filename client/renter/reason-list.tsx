import type { Reason } from '../../domain/renter/reasons.ts';
import { Icon } from '../ui/icon.tsx';
import css from './home-card.module.css';

const icons = { fits: 'check', misses: 'info', unknown: 'minus' } as const;

/** What fits, what is missed and what is unknown, each in words. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul role="list" className={css.why}>
      {reasons.map(({ kind, text }) => (
        <li key={text} className={css[kind]}>
          <Icon name={icons[kind]} size={16} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
