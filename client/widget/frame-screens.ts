import { lazyScreen } from '../app/router/lazy-screen.tsx';
import type { Screen } from '../app/router/match-screen.ts';

const placePage = lazyScreen(() => import('./place-screen.tsx'));
const matches = lazyScreen(() => import('../features/matches/matches-screen.tsx'));
const congratulations = lazyScreen(() => import('../features/contact/congratulations/congratulations-screen.tsx'));

/** The renter's screens in a widget's frame, by their path below /embed. Links to anything else leave it (frame-link.tsx). */
export const frameScreens: readonly Screen[] = [
  { path: '/', page: lazyScreen(() => import('./start-screen.tsx')) },
  { path: '/search', page: lazyScreen(() => import('../features/search/search-screen.tsx')) },
  { path: '/college/:slug', page: placePage },
  { path: '/city/:slug', page: placePage },
  { path: '/state/:slug', page: placePage },
  { path: '/questionnaire', page: lazyScreen(() => import('../features/questionnaire/questionnaire-screen.tsx')) },
  { path: '/matches', stays: 'matches', page: matches },
  { path: '/matches/none', stays: 'matches', page: matches },
  { path: '/matches/end', page: lazyScreen(() => import('../features/matches/end-of-matches-screen.tsx')) },
  { path: '/home/:slug', page: lazyScreen(() => import('../features/listing/listing-screen.tsx')) },
  { path: '/congratulations', page: congratulations },
  // For the default brand only: the screens redirect all others themselves (K54).
  { path: '/your-info', page: lazyScreen(() => import('../features/contact/details/your-info-screen.tsx')) },
  { path: '/your-info/move-in', page: lazyScreen(() => import('../features/contact/details/move-in-screen.tsx')) },
  { path: '*', page: lazyScreen(() => import('../app/not-found-screen.tsx')) },
];
