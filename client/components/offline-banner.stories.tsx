import { useEffect, useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { OfflineBanner } from './offline-banner.tsx';

export default { component: OfflineBanner, tags: ['alone'] } satisfies Meta<typeof OfflineBanner>;

/** A page whose browser says that it has no network. */
function Offline() {
  const [told, setTold] = useState(false);
  useEffect(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    dispatchEvent(new Event('offline'));
    setTold(true);
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      dispatchEvent(new Event('online'));
    };
  }, []);
  return told ? <OfflineBanner /> : null;
}

export const WithoutANetwork = { render: () => <Offline /> };
