import { lazyScreen } from './router/lazy-screen.tsx';
import { paths } from './paths.ts';
import type { Screen } from './router/match-screen.ts';

const notFound = lazyScreen('client/app/not-found-screen.tsx', () => import('./not-found-screen.tsx'));
const matches = lazyScreen(
  'client/features/matches/matches-screen.tsx',
  () => import('../features/matches/matches-screen.tsx'),
);

/** Every screen; the first path that matches wins. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    page: lazyScreen(
      'client/features/homepage/homepage-screen.tsx',
      () => import('../features/homepage/homepage-screen.tsx'),
    ),
  },
  {
    path: '/search',
    page: lazyScreen('client/features/search/search-screen.tsx', () => import('../features/search/search-screen.tsx')),
  },
  {
    path: '/college/:slug',
    page: lazyScreen('client/features/place/college-screen.tsx', () => import('../features/place/college-screen.tsx')),
  },
  {
    path: '/city/:slug',
    page: lazyScreen('client/features/place/city-screen.tsx', () => import('../features/place/city-screen.tsx')),
  },
  {
    path: '/state/:code',
    page: lazyScreen('client/features/place/state-screen.tsx', () => import('../features/place/state-screen.tsx')),
  },
  {
    path: '/questionnaire',
    page: lazyScreen(
      'client/features/questionnaire/questionnaire-screen.tsx',
      () => import('../features/questionnaire/questionnaire-screen.tsx'),
    ),
  },
  { path: '/matches', stays: 'matches', page: matches },
  { path: '/matches/none', stays: 'matches', page: matches },
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
    path: '/directions',
    page: lazyScreen(
      'client/features/listing/directions/directions-screen.tsx',
      () => import('../features/listing/directions/directions-screen.tsx'),
    ),
  },
  {
    path: '/congratulations',
    page: lazyScreen(
      'client/features/contact/congratulations/congratulations-screen.tsx',
      () => import('../features/contact/congratulations/congratulations-screen.tsx'),
    ),
  },
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
  {
    path: '/how-to-use',
    page: lazyScreen(
      'client/features/homepage/how-to-use-screen.tsx',
      () => import('../features/homepage/how-to-use-screen.tsx'),
    ),
  },
  {
    path: '/terms',
    page: lazyScreen('client/features/legal/terms-screen.tsx', () => import('../features/legal/terms-screen.tsx')),
  },
  {
    path: '/privacy',
    page: lazyScreen('client/features/legal/privacy-screen.tsx', () => import('../features/legal/privacy-screen.tsx')),
  },
  {
    path: '/cookies',
    page: lazyScreen('client/features/legal/cookies-screen.tsx', () => import('../features/legal/cookies-screen.tsx')),
  },
  {
    path: '/accessibility',
    page: lazyScreen(
      'client/features/legal/accessibility-screen.tsx',
      () => import('../features/legal/accessibility-screen.tsx'),
    ),
  },
  {
    path: '/contact',
    page: lazyScreen('client/features/legal/contact-screen.tsx', () => import('../features/legal/contact-screen.tsx')),
  },
  {
    path: '/partners',
    page: lazyScreen(
      'client/features/partners/partners-screen.tsx',
      () => import('../features/partners/partners-screen.tsx'),
    ),
  },
  {
    path: '/shortlist',
    page: lazyScreen(
      'client/features/shortlist/shortlist-screen.tsx',
      () => import('../features/shortlist/shortlist-screen.tsx'),
    ),
  },
  {
    path: '/compare',
    page: lazyScreen(
      'client/features/shortlist/compare-screen.tsx',
      () => import('../features/shortlist/compare-screen.tsx'),
    ),
  },
  {
    path: '/group',
    page: lazyScreen(
      'client/features/group-list/group-list-screen.tsx',
      () => import('../features/group-list/group-list-screen.tsx'),
    ),
  },
  {
    path: '/alert/:token',
    page: lazyScreen('client/features/alerts/alert-screen.tsx', () => import('../features/alerts/alert-screen.tsx')),
  },
  {
    path: '/unsubscribe/:token',
    page: lazyScreen(
      'client/features/alerts/unsubscribe-screen.tsx',
      () => import('../features/alerts/unsubscribe-screen.tsx'),
    ),
  },
  // Names from the specification that lead to where the work is done [§2].
  { path: '/edit-your-listing', page: notFound, redirect: () => paths.dashboard() },
  // The landlord's screens.
  {
    path: '/post/step-1',
    page: lazyScreen('client/features/posting/type-screen.tsx', () => import('../features/posting/type-screen.tsx')),
  },
  {
    path: '/post/step-2',
    page: lazyScreen(
      'client/features/posting/sections-screen.tsx',
      () => import('../features/posting/sections-screen.tsx'),
    ),
  },
  {
    path: '/post/step-3',
    page: lazyScreen(
      'client/features/posting/payment-screen.tsx',
      () => import('../features/posting/payment-screen.tsx'),
    ),
  },
  // Every other posting path leads to step 1 (requirement 38).
  { path: '/(create-your-listing|post(/.*)?)', page: notFound, redirect: () => paths.post(1) },
  {
    path: '/edit/:slug',
    page: lazyScreen('client/features/posting/edit-screen.tsx', () => import('../features/posting/edit-screen.tsx')),
  },
  {
    path: '/login',
    page: lazyScreen(
      'client/features/account/login/login-screen.tsx',
      () => import('../features/account/login/login-screen.tsx'),
    ),
  },
  {
    path: '/login/confirm/:token',
    page: lazyScreen(
      'client/features/account/login/confirm-login-screen.tsx',
      () => import('../features/account/login/confirm-login-screen.tsx'),
    ),
  },
  {
    path: '/password/reset',
    page: lazyScreen(
      'client/features/account/login/reset-request-screen.tsx',
      () => import('../features/account/login/reset-request-screen.tsx'),
    ),
  },
  {
    path: '/password/reset/:token',
    page: lazyScreen(
      'client/features/account/login/reset-password-screen.tsx',
      () => import('../features/account/login/reset-password-screen.tsx'),
    ),
  },
  {
    path: '/advertising-home',
    page: lazyScreen(
      'client/features/dashboard/dashboard-screen.tsx',
      () => import('../features/dashboard/dashboard-screen.tsx'),
    ),
  },
  {
    path: '/receipt/:id',
    page: lazyScreen(
      'client/features/billing/receipt-screen.tsx',
      () => import('../features/billing/receipt-screen.tsx'),
    ),
  },
  {
    path: '/account',
    page: lazyScreen(
      'client/features/account/account-screen.tsx',
      () => import('../features/account/account-screen.tsx'),
    ),
  },
  {
    path: '/account/delete',
    page: lazyScreen(
      'client/features/account/delete-account-screen.tsx',
      () => import('../features/account/delete-account-screen.tsx'),
    ),
  },
  {
    path: '/account/email/:token',
    page: lazyScreen(
      'client/features/account/confirm-email-screen.tsx',
      () => import('../features/account/confirm-email-screen.tsx'),
    ),
  },
  { path: '*', page: notFound },
];
