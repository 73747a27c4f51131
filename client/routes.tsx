import { page } from './page.tsx';
import type { Screen } from './screen.ts';

/** Every screen; the first path that matches wins. */
export const screens: readonly Screen[] = [
  { path: '/', page: page('client/renter/home-screen.tsx', () => import('./renter/home-screen.tsx')) },
];
