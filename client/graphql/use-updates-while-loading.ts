import { useCallback, useEffect, useRef } from 'react';

/**
 * Merges realtime events into a list that is loading at the same time: a response already in flight lacks them and
 * would overwrite them. @returns the handler for realtime events
 */
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
