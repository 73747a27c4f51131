import { useEffect, useState } from 'react';
import type { Examples } from '../../mocks/gallery/example.ts';
import { OfflineBanner } from './offline-banner.tsx';

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

export const alone = true;
export const examples: Examples = { 'Without a network': () => <Offline /> };
