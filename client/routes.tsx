import type { Screen } from './screen.ts';

/** Every screen, and the one query each of them needs. */
export const screens: readonly Screen[] = [];
