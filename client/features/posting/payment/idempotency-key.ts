import { safeStorage, type SafeStorage } from '../../../graphql/safe-storage.ts';
import { randomUuid } from '../draft/random-uuid.ts';

export const IDEMPOTENCY_STORAGE_KEY = 'posting-try:v1';

/** Returns the key of one publish intent (K27), which outlives a reload so that it is never charged twice. Not secret. */
export function idempotencyKey(tab: SafeStorage = safeStorage(() => sessionStorage)) {
  return {
    current: () => {
      const key = tab.getItem(IDEMPOTENCY_STORAGE_KEY) ?? randomUuid();
      tab.setItem(IDEMPOTENCY_STORAGE_KEY, key);
      return key;
    },
    /** Returns whether the key exists from an earlier attempt that has received no response. */
    isOpen: () => tab.getItem(IDEMPOTENCY_STORAGE_KEY) !== null,
    end: () => tab.removeItem(IDEMPOTENCY_STORAGE_KEY),
  };
}
