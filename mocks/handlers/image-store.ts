/** Where uploaded pictures are kept, by the path they are shown under. */
export interface ImageStore {
  write(path: string, picture: Blob): Promise<void>;
  read(path: string): Promise<Blob | undefined>;
  clear(): Promise<void>;
}

/** As long as this process or page lives. */
export function memoryImageStore(): ImageStore {
  const kept = new Map<string, Blob>();
  return {
    write: async (path, picture) => void kept.set(path, picture),
    read: async (path) => kept.get(path),
    clear: async () => kept.clear(),
  };
}

const CACHE = 'mock-pictures';

/** In this browser, for all its tabs, until it is cleared. */
export const browserImageStore = (): ImageStore => ({
  write: async (path, picture) => (await caches.open(CACHE)).put(path, new Response(picture)),
  read: async (path) => (await (await caches.open(CACHE)).match(path))?.blob(),
  clear: async () => void (await caches.delete(CACHE)),
});
