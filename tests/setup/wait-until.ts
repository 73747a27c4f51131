import { vi } from 'vitest';

/** Retries until the check passes and returns its result; longer than Vitest's default of one second, for a busy machine. */
export const waitUntil = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, 20_000);
