import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import { Container } from './container.tsx';
import css from './offline-banner.module.css';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Says when the device has no network; what is on the page stays usable. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <div className={css.bar}>
          <Container className={css.inner}>
            <Icon name="offline" />
            You're offline. You can still see what's on this page. Searching works again when you're back online.
          </Container>
        </div>
      )}
    </div>
  );
}
