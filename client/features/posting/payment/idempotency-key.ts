import { safeStorage, type SafeStorage } from '../../../graphql/safe-storage.ts';
import { randomUuid } from '../draft/random-uuid.ts';

export const IDEMPOTENCY_STORAGE_KEY = 'posting-try:v1';

/**
 * The Idempotency-Key of one try to publish (K27). It outlives a reload and a lost network, so that the same try is
 * never charged twice, and ends as soon as any answer has arrived. It is no secret.
 */
export interface IdempotencyKey {
  current(): string;
  /** Was it made before, and has no answer to it arrived? */
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
