import { page } from './page.tsx';
import { paths } from './paths.ts';
import type { Screen } from './screen.ts';

const notFound = page('client/renter/not-found-screen.tsx', () => import('./renter/not-found-screen.tsx'));

/** Every screen; the first path that matches wins. */
export const screens: readonly Screen[] = [
  { path: '/', page: page('client/renter/home-screen.tsx', () => import('./renter/home-screen.tsx')) },
  { path: '/search', page: page('client/renter/search-screen.tsx', () => import('./renter/search-screen.tsx')) },
  {
    path: '/college/:slug',
    page: page('client/renter/college-screen.tsx', () => import('./renter/college-screen.tsx')),
  },
  { path: '/city/:slug', page: page('client/renter/city-screen.tsx', () => import('./renter/city-screen.tsx')) },
  { path: '/state/:code', page: page('client/renter/state-screen.tsx', () => import('./renter/state-screen.tsx')) },
  {
    path: '/questionnaire',
    page: page('client/renter/questionnaire-screen.tsx', () => import('./renter/questionnaire-screen.tsx')),
  },
  {
    path: '/matches',
    stays: true,
    page: page('client/renter/matches-screen.tsx', () => import('./renter/matches-screen.tsx')),
  },
  {
    path: '/matches/none',
    page: page('client/renter/no-matches-screen.tsx', () => import('./renter/no-matches-screen.tsx')),
  },
  {
    path: '/matches/end',
    page: page('client/renter/end-of-matches-screen.tsx', () => import('./renter/end-of-matches-screen.tsx')),
  },
  { path: '/home/:slug', page: page('client/renter/listing-screen.tsx', () => import('./renter/listing-screen.tsx')) },
  {
    path: '/directions',
    page: page('client/renter/directions-screen.tsx', () => import('./renter/directions-screen.tsx')),
  },
  {
    path: '/congratulations',
    page: page('client/renter/congratulations-screen.tsx', () => import('./renter/congratulations-screen.tsx')),
  },
  {
    path: '/your-info',
    page: page('client/renter/your-info-screen.tsx', () => import('./renter/your-info-screen.tsx')),
  },
  {
    path: '/your-info/move-in',
    page: page('client/renter/move-in-screen.tsx', () => import('./renter/move-in-screen.tsx')),
  },
  {
    path: '/how-to-use',
    page: page('client/renter/how-to-use-screen.tsx', () => import('./renter/how-to-use-screen.tsx')),
  },
  {
    path: '/partners',
    page: page('client/partners/partners-screen.tsx', () => import('./partners/partners-screen.tsx')),
  },
  {
    path: '/shortlist',
    page: page('client/renter/shortlist-screen.tsx', () => import('./renter/shortlist-screen.tsx')),
  },
  {
    path: '/unsubscribe/:token',
    page: page('client/renter/alerts/unsubscribe-screen.tsx', () => import('./renter/alerts/unsubscribe-screen.tsx')),
  },
  // Names from the specification that lead to where the work is done [§2].
  { path: '/create-your-listing', page: notFound, redirect: () => paths.post(1) },
  { path: '/edit-your-listing', page: notFound, redirect: () => paths.dashboard() },
  // The landlord's screens.
  { path: '/post/step-1', page: page('client/posting/type-screen.tsx', () => import('./posting/type-screen.tsx')) },
  {
    path: '/post/step-2',
    page: page('client/posting/sections-screen.tsx', () => import('./posting/sections-screen.tsx')),
  },
  {
    path: '/post/step-3',
    page: page('client/posting/payment-screen.tsx', () => import('./posting/payment-screen.tsx')),
  },
  { path: '/edit/:slug', page: page('client/posting/edit-screen.tsx', () => import('./posting/edit-screen.tsx')) },
  { path: '/login', page: page('client/account/login-screen.tsx', () => import('./account/login-screen.tsx')) },
  {
    path: '/login/confirm/:token',
    page: page('client/account/confirm-login-screen.tsx', () => import('./account/confirm-login-screen.tsx')),
  },
  {
    path: '/password/reset',
    page: page('client/account/reset-request-screen.tsx', () => import('./account/reset-request-screen.tsx')),
  },
  {
    path: '/password/reset/:token',
    page: page('client/account/reset-screen.tsx', () => import('./account/reset-screen.tsx')),
  },
  {
    path: '/advertising-home',
    page: page('client/dashboard/dashboard-screen.tsx', () => import('./dashboard/dashboard-screen.tsx')),
  },
  {
    path: '/receipt/:id',
    page: page('client/dashboard/receipt-screen.tsx', () => import('./dashboard/receipt-screen.tsx')),
  },
  { path: '/account', page: page('client/account/account-screen.tsx', () => import('./account/account-screen.tsx')) },
  {
    path: '/account/delete',
    page: page('client/account/delete-account-screen.tsx', () => import('./account/delete-account-screen.tsx')),
  },
  {
    path: '/account/email/:token',
    page: page('client/account/confirm-email-screen.tsx', () => import('./account/confirm-email-screen.tsx')),
  },
  { path: '*', page: notFound },
];
