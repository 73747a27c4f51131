import { safeStorage, type SafeStorage } from '../../../graphql/safe-storage.ts';
import { randomUuid } from '../draft/random-uuid.ts';

export const IDEMPOTENCY_STORAGE_KEY = 'posting-try:v1';

/**
 * The Idempotency-Key of one publish intent (K27). It outlives a reload and a lost connection, so that the same intent
 * is
 * never charged twice, and is dropped as soon as any response arrives. It is not secret.
 */
export interface IdempotencyKey {
  current(): string;
  /** Returns whether the key exists from an earlier attempt that has received no response. */
  isOpen(): boolean;
  end(): void;
}

export function idempotencyKey(tab: SafeStorage = safeStorage(() => sessionStorage)): IdempotencyKey {
  return {
    current: () => {
      const key = tab.getItem(IDEMPOTENCY_STORAGE_KEY) ?? randomUuid();
      tab.setItem(IDEMPOTENCY_STORAGE_KEY, key);
      return key;
    },
    isOpen: () => tab.getItem(IDEMPOTENCY_STORAGE_KEY) !== null,
    end: () => tab.removeItem(IDEMPOTENCY_STORAGE_KEY),
  };
}
