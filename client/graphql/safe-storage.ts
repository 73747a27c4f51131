/** The subset of Storage used here. */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns the browser's storage, or one in memory where it is full or blocked (frame, private window) (K21, K44). */
export function safeStorage(real: () => SafeStorage = () => localStorage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(work: (storage: SafeStorage) => Result, instead: Result): Result => {
    try {
      return work(real());
    } catch {
      return instead;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const written = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (written) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}
