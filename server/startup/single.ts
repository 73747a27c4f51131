import { setTimeout as pause } from 'node:timers/promises';
import { isServing, noteOf, takeInstance, type Instance } from './instance.ts';

/**
 * Becomes the one process of the data folder, or finds the one that is and waits until it serves (it may be starting).
 * @param say hears, once, that there is another to wait for.
 * @throws once `stop` is aborted.
 */
export async function becomeTheOne(
  dataDir: string,
  say: (line: string) => void,
  stop?: AbortSignal,
): Promise<{ instance: Instance } | { servedAt: string }> {
  for (let waited = false; ; await pause(200, undefined, { signal: stop })) {
    const instance = takeInstance(dataDir);
    if (instance) return { instance };
    const note = noteOf(dataDir);
    if (note && (await isServing(note))) return { servedAt: note.url };
    if (!waited) say('Another start is under way; waiting until it serves.');
    waited = true;
  }
}
