import { lazyScreen } from '../app/router/lazy-screen.tsx';
import type { Screen } from '../app/router/match-screen.ts';

const placePage = lazyScreen('client/widget/place-screen.tsx', () => import('./place-screen.tsx'));

/**
 * Every screen of a widget's frame, by its path below /embed; the first that matches wins. What a renter needs from the
 * first question to the landlord's answer, and nothing of the landlord's side: links to anything else leave the frame
 * (frame-link.tsx). These are pages of their own and not the site's, so that the frame's build knows no other screen.
 */
export const frameScreens: readonly Screen[] = [
  { path: '/', page: lazyScreen('client/widget/start-screen.tsx', () => import('./start-screen.tsx')) },
  {
    path: '/search',
    page: lazyScreen('client/features/search/search-screen.tsx', () => import('../features/search/search-screen.tsx')),
  },
  { path: '/college/:slug', page: placePage },
  { path: '/city/:slug', page: placePage },
  { path: '/state/:slug', page: placePage },
  {
    path: '/questionnaire',
    page: lazyScreen(
      'client/features/questionnaire/questionnaire-screen.tsx',
      () => import('../features/questionnaire/questionnaire-screen.tsx'),
    ),
  },
  {
    path: '/matches',
    stays: true,
    page: lazyScreen(
      'client/features/matches/matches-screen.tsx',
      () => import('../features/matches/matches-screen.tsx'),
    ),
  },
  {
    path: '/matches/none',
    page: lazyScreen(
      'client/features/matches/no-matches-screen.tsx',
      () => import('../features/matches/no-matches-screen.tsx'),
    ),
  },
  {
    path: '/matches/end',
    page: lazyScreen(
      'client/features/matches/end-of-matches-screen.tsx',
      () => import('../features/matches/end-of-matches-screen.tsx'),
    ),
  },
  {
    path: '/home/:slug',
    page: lazyScreen(
      'client/features/listing/listing-screen.tsx',
      () => import('../features/listing/listing-screen.tsx'),
    ),
  },
  {
    path: '/congratulations',
    page: lazyScreen(
      'client/features/contact/congratulations/congratulations-screen.tsx',
      () => import('../features/contact/congratulations/congratulations-screen.tsx'),
    ),
  },
  // The default brand's alone: they send everybody else away themselves (K54).
  {
    path: '/your-info',
    page: lazyScreen(
      'client/features/contact/details/your-info-screen.tsx',
      () => import('../features/contact/details/your-info-screen.tsx'),
    ),
  },
  {
    path: '/your-info/move-in',
    page: lazyScreen(
      'client/features/contact/details/move-in-screen.tsx',
      () => import('../features/contact/details/move-in-screen.tsx'),
    ),
  },
  { path: '*', page: lazyScreen('client/app/not-found-screen.tsx', () => import('../app/not-found-screen.tsx')) },
];
