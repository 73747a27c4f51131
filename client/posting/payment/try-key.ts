import { safeStorage, type SafeStorage } from '../../apollo/safe-storage.ts';
import { newUuid } from '../draft/new-uuid.ts';

const KEY = 'posting-try:v1';

/**
 * The Idempotency-Key of one try to publish (K27). It outlives a reload and a lost network, so that the same try is
 * never charged twice, and ends as soon as any answer has arrived. It is no secret.
 */
export interface TryKey {
  current(): string;
  end(): void;
}

export function tryKey(tab: SafeStorage = safeStorage(() => sessionStorage)): TryKey {
  return {
    current: () => {
      const key = tab.getItem(KEY) ?? newUuid();
      tab.setItem(KEY, key);
      return key;
    },
    end: () => tab.removeItem(KEY),
  };
}
