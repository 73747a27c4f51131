import { lazyScreen } from './router/lazy-screen.tsx';
import { paths } from './paths.ts';
import type { Screen } from './router/match-screen.ts';

const notFound = lazyScreen(() => import('./not-found-screen.tsx'));
const matches = lazyScreen(() => import('../features/matches/matches-screen.tsx'));
const congratulations = lazyScreen(() => import('../features/contact/congratulations/congratulations-screen.tsx'));
const accessibility = lazyScreen(() => import('../features/legal/accessibility-screen.tsx'));
const dashboard = lazyScreen(() => import('../features/dashboard/dashboard-screen.tsx'));
const confirmLogin = lazyScreen(() => import('../features/account/login/confirm-login-screen.tsx'));
const resetPassword = lazyScreen(() => import('../features/account/login/reset-password-screen.tsx'));

/** Every screen; the first path that matches wins. */
export const screens: readonly Screen[] = [
  { path: '/', indexed: true, page: lazyScreen(() => import('../features/homepage/homepage-screen.tsx')) },
  { path: '/search', indexed: true, page: lazyScreen(() => import('../features/search/search-screen.tsx')) },
  { path: '/college/:slug', indexed: true, page: lazyScreen(() => import('../features/place/college-screen.tsx')) },
  { path: '/city/:slug', indexed: true, page: lazyScreen(() => import('../features/place/city-screen.tsx')) },
  { path: '/state/:code', indexed: true, page: lazyScreen(() => import('../features/place/state-screen.tsx')) },
  { path: '/questionnaire', page: lazyScreen(() => import('../features/questionnaire/questionnaire-screen.tsx')) },
  { path: '/matches', stays: 'matches', page: matches },
  { path: '/matches/none', stays: 'matches', page: matches },
  { path: '/matches/end', page: lazyScreen(() => import('../features/matches/end-of-matches-screen.tsx')) },
  { path: '/home/:slug', indexed: true, page: lazyScreen(() => import('../features/listing/listing-screen.tsx')) },
  { path: '/directions', page: lazyScreen(() => import('../features/listing/directions/directions-screen.tsx')) },
  { path: '/congratulations', page: congratulations },
  { path: '/your-info', page: lazyScreen(() => import('../features/contact/details/your-info-screen.tsx')) },
  { path: '/your-info/move-in', page: lazyScreen(() => import('../features/contact/details/move-in-screen.tsx')) },
  { path: '/how-to-use', indexed: true, page: lazyScreen(() => import('../features/homepage/how-to-use-screen.tsx')) },
  { path: '/terms', indexed: true, page: lazyScreen(() => import('../features/legal/terms-screen.tsx')) },
  { path: '/privacy', indexed: true, page: lazyScreen(() => import('../features/legal/privacy-screen.tsx')) },
  { path: '/cookies', indexed: true, page: lazyScreen(() => import('../features/legal/cookies-screen.tsx')) },
  { path: '/accessibility', indexed: true, page: accessibility },
  { path: '/contact', indexed: true, page: lazyScreen(() => import('../features/legal/contact-screen.tsx')) },
  {
    path: '/partners',
    indexed: true,
    stays: 'partners',
    page: lazyScreen(() => import('../features/partners/partners-screen.tsx')),
  },
  { path: '/shortlist', page: lazyScreen(() => import('../features/shortlist/shortlist-screen.tsx')) },
  { path: '/compare', page: lazyScreen(() => import('../features/shortlist/compare-screen.tsx')) },
  { path: '/group', page: lazyScreen(() => import('../features/group-list/group-list-screen.tsx')) },
  { path: '/alert/:token', page: lazyScreen(() => import('../features/alerts/alert-screen.tsx')) },
  { path: '/unsubscribe/:token', page: lazyScreen(() => import('../features/alerts/unsubscribe-screen.tsx')) },
  // Names from the specification that lead to where the work is done [§2].
  { path: '/edit-your-listing', page: notFound, redirect: paths.dashboard() },
  { path: '/order-summary', page: notFound, redirect: paths.post(3) },
  { path: '/advertising/import', page: lazyScreen(() => import('../features/import/import-screen.tsx')) },
  // The landlord's screens.
  { path: '/post/step-1', page: lazyScreen(() => import('../features/posting/type-screen.tsx')) },
  { path: '/post/step-2', page: lazyScreen(() => import('../features/posting/sections-screen.tsx')) },
  { path: '/post/step-3', page: lazyScreen(() => import('../features/posting/payment-screen.tsx')) },
  // Every other posting path leads to step 1 (requirement 38).
  { path: '/(create-your-listing|post(/.*)?)', page: notFound, redirect: paths.post(1) },
  { path: '/edit/:slug', page: lazyScreen(() => import('../features/posting/edit-screen.tsx')) },
  { path: '/login', page: lazyScreen(() => import('../features/account/login/login-screen.tsx')) },
  { path: '/login/confirm/:token', page: confirmLogin },
  { path: '/password/reset', page: lazyScreen(() => import('../features/account/login/reset-request-screen.tsx')) },
  { path: '/password/reset/:token', page: resetPassword },
  { path: '/advertising-home', stays: 'dashboard', page: dashboard },
  { path: '/receipt/:id', page: lazyScreen(() => import('../features/billing/receipt-screen.tsx')) },
  { path: '/account', page: lazyScreen(() => import('../features/account/account-screen.tsx')) },
  { path: '/account/delete', page: lazyScreen(() => import('../features/account/delete-account-screen.tsx')) },
  { path: '/account/email/:token', page: lazyScreen(() => import('../features/account/confirm-email-screen.tsx')) },
  { path: '*', page: notFound },
];
