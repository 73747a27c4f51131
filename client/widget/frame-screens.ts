import { page } from '../page.tsx';
import type { Screen } from '../screen.ts';

const placePage = page('client/widget/place-screen.tsx', () => import('./place-screen.tsx'));

/**
 * Every screen of a widget's frame, by its path below /embed; the first that matches wins. What a renter needs from the
 * first question to the landlord's answer, and nothing of the landlord's side: links to anything else leave the frame
 * (frame-link.tsx). These are pages of their own and not the site's, so that the frame's build knows no other screen.
 */
export const frameScreens: readonly Screen[] = [
  { path: '/', page: page('client/widget/begin-screen.tsx', () => import('./begin-screen.tsx')) },
  {
    path: '/search',
    page: page('client/renter/search-screen.tsx', () => import('../renter/search-screen.tsx')),
  },
  { path: '/college/:slug', page: placePage },
  { path: '/city/:slug', page: placePage },
  { path: '/state/:slug', page: placePage },
  {
    path: '/questionnaire',
    page: page('client/renter/questionnaire-screen.tsx', () => import('../renter/questionnaire-screen.tsx')),
  },
  {
    path: '/matches',
    stays: true,
    page: page('client/renter/matches-screen.tsx', () => import('../renter/matches-screen.tsx')),
  },
  {
    path: '/matches/none',
    page: page('client/renter/no-matches-screen.tsx', () => import('../renter/no-matches-screen.tsx')),
  },
  {
    path: '/matches/end',
    page: page('client/renter/end-of-matches-screen.tsx', () => import('../renter/end-of-matches-screen.tsx')),
  },
  {
    path: '/home/:slug',
    page: page('client/renter/listing-screen.tsx', () => import('../renter/listing-screen.tsx')),
  },
  {
    path: '/congratulations',
    page: page('client/renter/congratulations-screen.tsx', () => import('../renter/congratulations-screen.tsx')),
  },
  // The default brand's alone: they send everybody else away themselves (K54).
  {
    path: '/your-info',
    page: page('client/renter/your-info-screen.tsx', () => import('../renter/your-info-screen.tsx')),
  },
  {
    path: '/your-info/move-in',
    page: page('client/renter/move-in-screen.tsx', () => import('../renter/move-in-screen.tsx')),
  },
  { path: '*', page: page('client/renter/not-found-screen.tsx', () => import('../renter/not-found-screen.tsx')) },
];
