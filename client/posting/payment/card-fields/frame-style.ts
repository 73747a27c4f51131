import type { StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useState, type RefObject } from 'react';

/**
 * How the letters in the processor's frames look: as those around them do, in every brand, by day and by night. Its frames
 * see nothing of this page's styles and have to be told.
 */
export function useFrameStyle(place: RefObject<HTMLElement | null>): StripeElementStyle | undefined {
  const [style, setStyle] = useState<StripeElementStyle>();
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const read = () => {
      if (!place.current) return;
      const around = getComputedStyle(place.current);
      const colour = (name: string) => around.getPropertyValue(name).trim();
      setStyle({
        base: {
          color: colour('--ink'),
          iconColor: colour('--ink-2'),
          fontFamily: 'system-ui, sans-serif',
          fontSize: around.fontSize,
          '::placeholder': { color: colour('--ink-2') },
        },
        invalid: { color: colour('--danger'), iconColor: colour('--danger') },
      });
    };
    read();
    dark.addEventListener('change', read);
    return () => dark.removeEventListener('change', read);
  }, [place]);
  return style;
}
