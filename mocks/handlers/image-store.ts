/** Storage for uploaded images, by URL path. */
export interface ImageStore {
  write(path: string, picture: Blob): Promise<void>;
  read(path: string): Promise<Blob | undefined>;
  clear(): Promise<void>;
}

/** Returns a store that lasts as long as this process or page. */
export function memoryImageStore(): ImageStore {
  const images = new Map<string, Blob>();
  return {
    write: async (path, picture) => void images.set(path, picture),
    read: async (path) => images.get(path),
    clear: async () => images.clear(),
  };
}

const CACHE = 'mock-pictures';

/** Returns a store on this device, shared by its tabs, until it is cleared. */
export const browserImageStore = (): ImageStore => ({
  write: async (path, picture) => (await caches.open(CACHE)).put(path, new Response(picture)),
  read: async (path) => (await (await caches.open(CACHE)).match(path))?.blob(),
  clear: async () => void (await caches.delete(CACHE)),
});
