import { Icon } from '../../ui/icon.tsx';
import css from './payment.module.css';

/** Said aloud, seen as a short pop, before the dashboard opens. */
export function PublishedNote() {
  return (
    <div className={css.published}>
      <span className={css.tick}>
        <Icon name="check" size={40} />
      </span>
      <p>
        <b>Your listing is published.</b> Renters can find it now.
      </p>
    </div>
  );
}
