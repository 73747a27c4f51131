import { Text } from '../../components/layout/text.tsx';
import type { ContactListing } from '../../shared/dialogs/dialog-store.ts';
import type { IconName } from '../../components/icon-shapes.ts';
import { Icon } from '../../components/icon.tsx';
import type { DeliveryStatus, DeliveryStatuses } from './use-send-requests.ts';
import css from './contact-request.module.css';

const statusLabels: Record<DeliveryStatus, { text: string; icon?: IconName; className?: string | undefined }> = {
  sending: { text: 'Sending …' },
  sent: { text: 'Sent', icon: 'check', className: css.sent },
  repeated: { text: 'Already sent', icon: 'check', className: css.sent },
  followUp: { text: 'Sent as a follow-up', icon: 'check', className: css.sent },
  waits: { text: 'Saved for later', icon: 'clock', className: css.waits },
  checked: { text: 'Sent for a check', icon: 'clock', className: css.waits },
  gone: { text: 'No longer available', icon: 'info', className: css.lost },
};

interface DeliveryStatusListProps {
  homes: readonly ContactListing[];
  outcomes: DeliveryStatuses;
}

/** Renders the listings contacted together, with the delivery status of each. */
export function DeliveryStatusList({ homes, outcomes }: DeliveryStatusListProps) {
  const over = homes.filter(({ id }) => !['sending', undefined].includes(outcomes.get(id))).length;
  return (
    <div>
      <ul role="list" className={css.homes} aria-label="Homes you're contacting">
        {homes.map(({ id, name }) => {
          const outcome = outcomes.get(id);
          const { text, icon, className } = outcome ? statusLabels[outcome] : { text: '' };
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
      <Text role="status">{outcomes.size > 0 && over < homes.length && `${over} of ${homes.length} done.`}</Text>
    </div>
  );
}
