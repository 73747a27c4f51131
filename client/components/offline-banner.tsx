import { useOffline } from './hooks/use-online.ts';
import { Icon } from './icon.tsx';
import { Container } from './container.tsx';
import css from './offline-banner.module.css';

/** Says when the device has no network; what is on the page stays usable. */
export function OfflineBanner() {
  const offline = useOffline();
  return (
    <div role="status" className={css.place}>
      {offline && (
        <div className={css.bar}>
          <Container className={css.inner}>
            <Icon name="offline" />
            You're offline. What you typed is kept, and what you choose opens when you're back online.
          </Container>
        </div>
      )}
    </div>
  );
}
