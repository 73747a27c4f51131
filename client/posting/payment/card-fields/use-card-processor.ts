import { useEffect, useState } from 'react';
import type { CardProcessor } from './card-processor.ts';

interface Keys {
  localProcessor: boolean;
  stripeKey: string | null;
}

/** The processor of this installation; its code is loaded when the payment is reached. Undefined until then. */
export function useCardProcessor(keys: Keys | undefined): CardProcessor | undefined {
  const [processor, setProcessor] = useState<CardProcessor>();
  const local = keys?.localProcessor;
  const key = keys?.stripeKey;
  useEffect(() => {
    let gone = false;
    const load = async () => {
      if (local) return (await import('./local-processor.tsx')).localProcessor;
      if (key) return (await import('./live-processor.tsx')).liveProcessor(key);
      return undefined;
    };
    load().then(
      (loaded) => !gone && setProcessor(loaded),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [local, key]);
  return processor;
}
