import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import { Wrap } from './wrap.tsx';
import css from './offline-bar.module.css';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Says when the device has no network; what is on the page stays usable. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <div className={css.bar}>
          <Wrap className={css.inner}>
            <Icon name="offline" />
            You are offline. What you have seen stays here; new searches work when you are back.
          </Wrap>
        </div>
      )}
    </div>
  );
}
