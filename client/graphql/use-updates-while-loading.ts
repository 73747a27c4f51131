import { useCallback, useEffect, useRef } from 'react';

/** Returns a handler that adds realtime events to a list, and again after a response in flight, which lacks them. */
export function useUpdatesWhileLoading<One>(loading: boolean, add: (one: One) => void): (one: One) => void {
  const received = useRef<One[]>([]);
  useEffect(() => {
    if (!loading) for (const one of received.current.splice(0)) add(one);
  }, [loading, add]);
  return useCallback(
    (one) => {
      if (loading) received.current.push(one);
      add(one);
    },
    [loading, add],
  );
}
