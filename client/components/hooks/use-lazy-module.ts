import { loadChunk } from './load-chunk.ts';
import { useCallback, useEffect, useState } from 'react';

/** Returns a part that is loaded on request, and whether that failed. */
export function useRequestedModule<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const [failed, setFailed] = useState(false);
  const fetchPart = useCallback(() => {
    setFailed(false);
    loadChunk(load).then(
      (loaded) => setPart({ loaded }),
      () => setFailed(true),
    );
  }, [load]);
  return { part: part?.loaded, failed, retry: fetchPart };
}

/** Loads a part once its section is shown. A failure can be retried and never removes the form around it. */
export function useLazyModule<Part>(load: () => Promise<Part>) {
  const requested = useRequestedModule(load);
  const { retry: fetchPart } = requested;
  useEffect(() => fetchPart(), [fetchPart]);
  return requested;
}
