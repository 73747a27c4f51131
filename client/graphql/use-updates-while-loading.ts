import { useCallback, useEffect, useRef } from 'react';

/**
 * Adds what a live channel tells to a list that is asked for at the same time: an answer that was on its way already does
 * not know of it, and would stand over it. @returns what is to hear the news
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
