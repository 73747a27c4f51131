import { safeStorage, type SafeStorage } from '../../apollo/safe-storage.ts';
import { newUuid } from '../draft/new-uuid.ts';

export const TRY_KEY = 'posting-try:v1';

/**
 * The Idempotency-Key of one try to publish (K27). It outlives a reload and a lost network, so that the same try is
 * never charged twice, and ends as soon as any answer has arrived. It is no secret.
 */
export interface TryKey {
  current(): string;
  /** Was it made before, and has no answer to it arrived? */
  isOpen(): boolean;
  end(): void;
}

export function tryKey(tab: SafeStorage = safeStorage(() => sessionStorage)): TryKey {
  return {
    current: () => {
      const key = tab.getItem(TRY_KEY) ?? newUuid();
      tab.setItem(TRY_KEY, key);
      return key;
    },
    isOpen: () => tab.getItem(TRY_KEY) !== null,
    end: () => tab.removeItem(TRY_KEY),
  };
}
