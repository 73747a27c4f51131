import type { Address } from './addresses.ts';
import { alike } from './viewers.ts';

const near = 'location_type=college&location_id=204796';
const open: Address = { gives: alike(200) };
const HOME = /Maple Court/;

/**
 * Every screen, by its pattern in client/routes.tsx. A page is made without anybody's session and the same for everybody,
 * so not even the owner finds what is theirs in its HTML.
 */
export const pages: Readonly<Record<string, Address | readonly Address[]>> = {
  '/': open,
  '/search': { path: () => '/search?q=ohio', gives: alike(200), speaks: /Ohio/ },
  '/college/:slug': { path: () => '/college/ohio-state-university-main-campus', gives: alike(200), speaks: HOME },
  '/city/:slug': { path: () => '/city/columbus-oh', gives: alike(200), speaks: HOME },
  '/state/:code': { path: () => '/state/oh', gives: alike(200) },
  '/questionnaire': { path: () => `/questionnaire?${near}`, gives: alike(200) },
  '/matches': { path: () => `/matches?${near}`, gives: alike(200), speaks: HOME },
  '/matches/none': { path: () => `/matches/none?${near}&bedrooms=8`, gives: alike(200) },
  '/matches/end': { path: () => `/matches/end?${near}`, gives: alike(200) },
  '/home/:slug': [
    { path: ({ shown }) => `/home/${shown.slug}`, gives: alike(200), speaks: /Maple Court[^]*\(614\) 555-01\d\d/ },
    { path: ({ hidden }) => `/home/${hidden.slug}`, gives: alike(410) },
  ],
  '/directions': {
    path: ({ shown }) =>
      `/directions?latitude_housing=40&longitude_housing=-83&latitude_school=40.1&longitude_school=-83&online_ad_id=${shown.id}`,
    gives: alike(200),
  },
  '/congratulations': open,
  '/your-info': open,
  '/your-info/move-in': open,
  '/how-to-use': open,
  '/partners': open,
  '/shortlist': { path: ({ shown, hidden }) => `/shortlist?homes=${shown.id},${hidden.id}`, gives: alike(200) },
  '/unsubscribe/:token': { path: () => '/unsubscribe/nobody-s', gives: alike(404) },
  '/create-your-listing': { gives: alike(302) },
  '/edit-your-listing': { gives: alike(302) },
  '/post/step-1': open,
  '/post/step-2': open,
  '/post/step-3': open,
  '/edit/:slug': { path: ({ shown }) => `/edit/${shown.slug}`, gives: alike(200) },
  '/login': open,
  '/login/confirm/:token': { path: () => `/login/confirm/${'x'.repeat(43)}`, gives: alike(200) },
  '/password/reset': open,
  '/password/reset/:token': { path: () => `/password/reset/${'x'.repeat(43)}`, gives: alike(200) },
  '/advertising-home': open,
  '/receipt/:id': { path: () => '/receipt/1', gives: alike(200) },
  '/account': open,
  '/account/delete': open,
  '/account/email/:token': { path: () => `/account/email/${'x'.repeat(43)}`, gives: alike(200) },
  '*': { path: () => '/no/such/page', gives: alike(404) },
};
