import type { EndpointCase } from './addresses.ts';
import { sameForAll } from './viewers.ts';

const near = 'location_type=college&location_id=204796';
const open: EndpointCase = { gives: sameForAll(200) };
const HOME = /Maple Court/;

/**
 * Every screen, by its pattern in client/app/routes.tsx. A page is rendered without a session and is the same for
 * everyone, so its HTML does not contain even the owner's own private data, except the listing on its edit page (83).
 */
export const pageCases: Readonly<Record<string, EndpointCase | readonly EndpointCase[]>> = {
  '/': open,
  '/search': { path: () => '/search?q=ohio', gives: sameForAll(200), speaks: /Ohio/ },
  '/college/:slug': { path: () => '/college/ohio-state-university-main-campus', gives: sameForAll(200), speaks: HOME },
  '/city/:slug': { path: () => '/city/columbus-oh', gives: sameForAll(200), speaks: HOME },
  '/state/:code': { path: () => '/state/oh', gives: sameForAll(200) },
  '/questionnaire': { path: () => `/questionnaire?${near}`, gives: sameForAll(200) },
  '/matches': { path: () => `/matches?${near}`, gives: sameForAll(200), speaks: HOME },
  '/matches/none': { path: () => `/matches/none?${near}&bedrooms=8`, gives: sameForAll(200) },
  '/matches/end': { path: () => `/matches/end?${near}`, gives: sameForAll(200) },
  '/home/:slug': [
    { path: ({ shown }) => `/home/${shown.slug}`, gives: sameForAll(200), speaks: /Maple Court[^]*\(614\) 555-01\d\d/ },
    { path: ({ hidden }) => `/home/${hidden.slug}`, gives: sameForAll(410) },
  ],
  '/directions': {
    path: ({ shown }) =>
      `/directions?latitude_housing=40&longitude_housing=-83&latitude_school=40.1&longitude_school=-83&online_ad_id=${shown.id}`,
    gives: sameForAll(200),
  },
  '/congratulations': open,
  '/your-info': open,
  '/your-info/move-in': open,
  '/how-to-use': open,
  '/terms': { gives: sameForAll(200), speaks: /Fees and renewal/ },
  '/privacy': { gives: sameForAll(200), speaks: /Your choices/ },
  '/cookies': { gives: sameForAll(200), speaks: /XSRF-TOKEN/ },
  '/accessibility': { gives: sameForAll(200), speaks: /WCAG/ },
  '/contact': { gives: sameForAll(200), speaks: /mailto:/ },
  '/partners': open,
  '/shortlist': { path: ({ shown, hidden }) => `/shortlist?homes=${shown.id},${hidden.id}`, gives: sameForAll(200) },
  '/compare': { path: () => '/compare?homes=1,2', gives: sameForAll(200) },
  '/group': { path: () => '/group', gives: sameForAll(200) },
  '/alert/:token': { path: () => '/alert/nobody-s', gives: sameForAll(404) },
  '/unsubscribe/:token': { path: () => '/unsubscribe/nobody-s', gives: sameForAll(404) },
  '/edit-your-listing': { gives: sameForAll(302) },
  '/order-summary': { gives: sameForAll(302) },
  '/advertising/import': open,
  '/post/step-1': open,
  '/post/step-2': open,
  '/post/step-3': open,
  '/(create-your-listing|post(/.*)?)': [
    { path: () => '/create-your-listing', gives: sameForAll(302) },
    { path: () => '/post', gives: sameForAll(302) },
    { path: () => '/post/step-9/more', gives: sameForAll(302) },
  ],
  '/edit/:slug': {
    path: ({ shown }) => `/edit/${shown.slug}`,
    gives: sameForAll(200),
    shows: ['accountEmail', 'contactEmail', 'contactName', 'draftId', 'ownerKey', 'realPhone'],
  },
  '/login': open,
  '/login/confirm/:token': { path: () => `/login/confirm/${'x'.repeat(43)}`, gives: sameForAll(200) },
  '/password/reset': open,
  '/password/reset/:token': { path: () => `/password/reset/${'x'.repeat(43)}`, gives: sameForAll(200) },
  '/advertising-home': open,
  '/receipt/:id': { path: () => '/receipt/1', gives: sameForAll(200) },
  '/account': open,
  '/account/delete': open,
  '/account/email/:token': { path: () => `/account/email/${'x'.repeat(43)}`, gives: sameForAll(200) },
  '*': { path: () => '/no/such/page', gives: sameForAll(404) },
};
