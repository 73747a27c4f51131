import { useCallback, useEffect, useRef } from 'react';

/** Returns whether the component is still on the page: what follows a response must not lead away from where one went since. */
export function useIsShown(): () => boolean {
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => void (shown.current = false);
  }, []);
  return useCallback(() => shown.current, []);
}
