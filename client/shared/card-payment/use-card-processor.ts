import { useEffect, useState } from 'react';
import { loadChunk } from '../../components/hooks/load-chunk.ts';
import type { CardProcessor } from './card-processor.ts';

interface Keys {
  localProcessor: boolean;
  stripeKey: string | null;
}

/** Loads the code of this installation's processor. */
export async function loadCardProcessor({ localProcessor, stripeKey }: Keys): Promise<CardProcessor | undefined> {
  if (localProcessor) return (await loadChunk(() => import('./local-processor.tsx'))).localProcessor;
  return stripeKey ? (await loadChunk(() => import('./stripe-processor.tsx'))).stripeProcessor(stripeKey) : undefined;
}

/** Returns this installation's processor, loaded when the payment step opens. Undefined until then. */
export function useCardProcessor(keys: Keys | undefined): CardProcessor | undefined {
  const [processor, setProcessor] = useState<CardProcessor>();
  const local = keys?.localProcessor;
  const key = keys?.stripeKey;
  useEffect(() => {
    let gone = false;
    if (local === undefined) return;
    loadCardProcessor({ localProcessor: local, stripeKey: key ?? null }).then(
      (loaded) => !gone && setProcessor(loaded),
      () => undefined,
    );
    return () => void (gone = true);
  }, [local, key]);
  return processor;
}
