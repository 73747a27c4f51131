import { useEffect } from 'react';
import { Stack } from '../../../components/layout/layout.tsx';
import { Icon } from '../../../components/icon.tsx';
import css from '../../../shared/card-payment/payment.module.css';

/** Announces the publish to screen readers and shows a short animation before the dashboard opens. */
export function PublishedNotice() {
  // the button was at the end of a form that is no longer rendered
  useEffect(() => void window.scrollTo(0, 0), []);
  return (
    <Stack className={css.published}>
      <span className={css.tick}>
        <Icon name="check" size={40} />
      </span>
      <p>
        <b>Your listing is published.</b> Renters can find it now.
      </p>
    </Stack>
  );
}
