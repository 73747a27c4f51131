import { lazy, memo, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from './hooks/load-chunk.ts';
import { replayEarlyClick } from './hooks/replay-early-events.ts';

const serverParts: Promise<unknown>[] = [];

/** Resolves when every late part of the screens that were loaded can be rendered; for the server, before it renders. */
export const loadLazyParts = (): Promise<unknown> => Promise.all(serverParts);

/** Beside a late part, so that it is there once the part answers. */
function ReplayEarlyClick() {
  useEffect(replayEarlyClick, []);
  return null;
}

/**
 * A part of a screen whose code comes after the first load. The server renders it like everything else; in the browser
 * that stands as it is until the code is there, and a button pressed meanwhile is pressed again. Its styles are the
 * screen's to import, for the server's sake. A change of its props before then would draw it anew, so they must be values
 * or objects that stay. Where nothing stands yet, `waiting` does meanwhile.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode = null) {
  let Loaded: ComponentType<Props> | undefined;
  const ready = async () => (Loaded ??= await loadChunk(load));
  const Late = lazy(async () => ({ default: await ready() })) as unknown as ComponentType<Props>;
  if (import.meta.env.SSR) serverParts.push(ready());
  function Part(props: Props) {
    // Once for all: what is shown is not drawn anew when the code has come.
    const [{ Shown }] = useState(() => ({ Shown: Loaded ?? Late }));
    return (
      <Suspense fallback={waiting}>
        <Shown {...props} />
        <ReplayEarlyClick />
      </Suspense>
    );
  }
  return Object.assign(memo(Part) as unknown as ComponentType<Props>, { preload: ready });
}
