import type { AskedHome } from '../ui/dialog.ts';
import type { IconName } from '../ui/icon-shapes.ts';
import { Icon } from '../ui/icon.tsx';
import type { Outcome, Outcomes } from './use-send.ts';
import css from './request.module.css';

const words: Record<Outcome, { text: string; icon?: IconName; className?: string | undefined }> = {
  sending: { text: 'Sending …' },
  sent: { text: 'Sent', icon: 'check', className: css.sent },
  waits: { text: 'Kept for its next month', icon: 'clock', className: css.waits },
  unconfirmed: { text: 'Waits for your confirmation', icon: 'mail', className: css.waits },
  gone: { text: 'No longer available', icon: 'info', className: css.lost },
};

interface SendingListProps {
  homes: readonly AskedHome[];
  outcomes: Outcomes;
}

/** The homes that are asked together, and how it stands with each. */
export function SendingList({ homes, outcomes }: SendingListProps) {
  const over = homes.filter(({ id }) => !['sending', undefined].includes(outcomes.get(id))).length;
  return (
    <div>
      <ul role="list" className={css.homes} aria-label="Homes you ask about">
        {homes.map(({ id, name }) => {
          const outcome = outcomes.get(id);
          const { text, icon, className } = outcome ? words[outcome] : { text: '' };
          return (
            <li key={id}>
              <span>{name}</span>
              <span className={`${css.state} ${className ?? ''}`}>
                {icon && <Icon name={icon} size={16} />}
                {text}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={css.quiet} role="status">
        {outcomes.size > 0 && over < homes.length && `${over} of ${homes.length} done.`}
      </p>
    </div>
  );
}
