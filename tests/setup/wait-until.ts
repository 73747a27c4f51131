import { vi } from 'vitest';

/** Waits until this is so, and answers what it answers; longer than vitest's second, for a machine that does two things at once. */
export const waitUntil = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, 20_000);
