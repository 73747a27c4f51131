import { useCallback, useEffect, useRef } from 'react';

/** Returns a handler that adds realtime events to a list, and again after a response in flight, which lacks them. */
export function useUpdatesWhileLoading<One>(asking: boolean, add: (one: One) => void): (one: One) => void {
  const heard = useRef<One[]>([]);
  useEffect(() => {
    if (!asking) for (const one of heard.current.splice(0)) add(one);
  }, [asking, add]);
  return useCallback(
    (one) => {
      if (asking) heard.current.push(one);
      add(one);
    },
    [asking, add],
  );
}
