import { useEffect } from 'react';
import { useChangingCard } from './changing-card.tsx';

/** What a mail's link leads to is on its way when the page opens: goes there once it stands. `#card` opens the form. */
export function useArrivedAt(ready: boolean): void {
  const { setOpen } = useChangingCard();
  useEffect(() => {
    if (!ready) return undefined;
    const place = location.hash.slice(1);
    if (place === 'card') setOpen(true);
    if (place === 'card' || !place) return undefined;
    // arriving at a screen goes to its top first
    const timer = setTimeout(() => document.getElementById(place)?.scrollIntoView());
    return () => clearTimeout(timer);
  }, [ready, setOpen]);
}
