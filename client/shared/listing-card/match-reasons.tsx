import type { MatchReason } from '../../../domain/search/match-reasons.ts';
import { Icon } from '../../components/icon.tsx';
import css from './listing-card.module.css';

const icons = { fits: 'check', misses: 'info', unknown: 'minus' } as const;

/** Renders what matches, what does not and what is unknown, each as text. */
export function MatchReasons({ reasons }: { reasons: readonly MatchReason[] }) {
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
