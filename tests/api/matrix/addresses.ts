import { randomUUID } from 'node:crypto';
import type { Canary, Things } from './things.ts';
import { alike, apart, type For4, type Viewer } from './viewers.ts';

/** One thing that is asked of an address: which status each gets, and what of the owner's the owner then reads. */
export interface Address {
  path?: (things: Things) => string;
  body?: (things: Things, viewer: Viewer) => unknown;
  gives: For4<number>;
  shows?: readonly Canary[];
  /** What the answer must speak of, so that an empty one proves nothing. */
  speaks?: RegExp;
}

const renter = { first_name: 'Grace', last_name: 'Hopper', phone: '3305550199', email: 'grace@college.example' };
const card = { address: '94 Chittenden Ave', zip: '43201', paymentMethod: 'pm_card_visa' };
const passwords = { password: 'a grey heron at dusk', password_confirmation: 'a grey heron at dusk' };
const open: Address = { gives: alike(200) };
const change = (what: string): Address => ({
  path: ({ shown }) => `/api/user-listings/${shown.id}/${what}`,
  body: () => undefined,
  gives: apart(401, 200, 403),
});
/** A GET that changes something wants what a link cannot bring: the page's token. */
const changeByLink = (what: string): Address => ({
  path: ({ shown }) => `/api/user-listings/${shown.id}/${what}`,
  gives: alike(405),
});
const near = 'location_type=college&location_id=204796';
const HOME = /Maple Court/;

/**
 * Every address that the server answers, by its method and pattern; what is not here must refuse everybody as a wrong
 * method. The pages behind `/*` are in pages.ts.
 */
export const addresses: Readonly<Record<string, Address | readonly Address[]>> = {
  'GET /healthz': open,
  'GET /readyz': open,
  'GET /metrics': { gives: alike(200), speaks: /nearcampus_subscriptions/ },
  'GET /plain.css': open,
  'GET /graphql': open,
  'GET /graphql/explorer.js': open,
  'GET /robots.txt': open,
  'GET /sitemap.xml': { gives: alike(200), speaks: /maple-court/ },
  'GET /sitemap/places.xml': open,
  'GET /sitemap/homes-:file(^\\d{1,6}).xml': {
    path: () => '/sitemap/homes-0.xml',
    gives: alike(200),
    speaks: /maple-court/,
  },
  'GET /social/site.jpg': open,
  'GET /social/:kind/:file': [
    { path: ({ shown }) => `/social/home/${shown.slug}.jpg`, gives: alike(200) },
    { path: ({ hidden }) => `/social/home/${hidden.slug}.jpg`, gives: alike(404) },
  ],
  'GET /brand/:file': { path: () => '/brand/default.svg', gives: alike(200) },
  'GET /icons/:name(^[a-z]{1,20}).svg': { path: () => '/icons/heart.svg', gives: alike(200) },
  'GET /pictures/:file': { path: ({ picture }) => picture.small, gives: alike(200) },

  'GET /api': { gives: alike(200), speaks: /api\/openapi\.json/ },
  'GET /api/try.js': open,
  'GET /api/openapi.json': { gives: alike(200), speaks: /operationId/ },
  'GET /api/session': { gives: apart(204, 204, 204) },
  'GET /api/schools/school/:id': { path: () => '/api/schools/school/204796', gives: alike(200) },
  'GET /api/schools/city/:id': { path: () => '/api/schools/city/43201', gives: alike(404) },
  'GET /api/schools/search': { path: () => '/api/schools/search?s=ohio', gives: alike(200), speaks: /Ohio/ },
  'GET /api/schools/list-for-posting': {
    path: () => '/api/schools/list-for-posting?address=94%20Chittenden%20Ave&city=Columbus&state=OH',
    gives: alike(200),
  },
  'GET /api/partner-school-links/:id': {
    path: () => '/api/partner-school-links/204796',
    gives: alike(200),
    speaks: /CR Housing/,
  },
  'OPTIONS /api/partner-school-links/:id': { path: () => '/api/partner-school-links/204796', gives: alike(204) },
  'GET /api/partner/listings': {
    path: () => '/api/partner/listings?school_id=204796',
    gives: alike(200),
    speaks: HOME,
  },
  'OPTIONS /api/partner/listings': { gives: alike(204) },
  'GET /api/housing/search': { path: () => `/api/housing/search?${near}`, gives: alike(200), speaks: HOME },
  'GET /api/housing/closest-search': {
    path: () => `/api/housing/closest-search?${near}&budget=1`,
    gives: alike(200),
    speaks: HOME,
  },
  'GET /directions': {
    path: ({ shown }) =>
      `/directions?latitude_housing=40&longitude_housing=-83&latitude_school=40.1&longitude_school=-83&online_ad_id=${shown.id}`,
    gives: alike(200),
  },
  'GET /api/leads.csv': {
    gives: apart(401, 200, 200),
    shows: ['leadEmail', 'leadPhone', 'leadWords'],
  },
  'GET /api/posting/get-geo-information': {
    path: () => '/api/posting/get-geo-information?address=94%20Chittenden%20Ave&city=Columbus&state=OH',
    gives: alike(200),
  },

  'POST /graphql': { body: () => ({ query: '{ me { id } }' }), gives: alike(200), shows: ['ownerKey'] },
  'GET /embed': open,
  'GET /embed/*': [
    { path: ({ shown }) => `/embed/home/${shown.slug}`, gives: alike(200), speaks: HOME },
    { path: ({ hidden }) => `/embed/home/${hidden.slug}`, gives: alike(410) },
    { path: () => '/embed/advertising-home', gives: alike(404) },
    { path: () => `/embed/matches?${near}`, gives: alike(200), speaks: HOME },
  ],
  // With its token: widget-door.test.ts.
  'POST /embed/graphql': { body: () => ({ query: '{ options { demo } }' }), gives: alike(403) },
  'GET /embed/token': open,
  'POST /webhooks/twilio/voice': [{ body: () => ({ CallSid: 'CA1', To: '6145550100' }), gives: alike(403) }],
  'POST /webhooks/twilio/voice/whisper': [{ body: () => ({ CallSid: 'CA1' }), gives: alike(403) }],
  'POST /webhooks/twilio/voice/ended': [{ body: () => ({ CallSid: 'CA1' }), gives: alike(403) }],
  'POST /webhooks/twilio/status': [{ body: () => ({ CallSid: 'CA1' }), gives: alike(403) }],
  'POST /webhooks/stripe': { body: () => ({ type: 'invoice.paid' }), gives: alike(400) },
  'GET /renter-email/:token': { path: () => '/renter-email/nobody-s', gives: alike(404) },
  'POST /renter-email/:token': { path: () => '/renter-email/nobody-s', body: () => ({}), gives: alike(404) },
  'POST /unsubscribe/:token': { path: () => '/unsubscribe/nobody-s', body: () => ({}), gives: alike(404) },
  'POST /api/images-upload': { body: () => ({}), gives: alike(415) },
  'POST /api/housing/save-request': {
    body: ({ shown }) => ({ ...renter, housing_id: shown.id, school_id: null }),
    gives: alike(200),
  },
  'POST /api/housing/send-reply': {
    body: ({ shown }) => ({ ...renter, housing_id: shown.id, school_id: null, message: 'Is it free?' }),
    gives: alike(200),
  },
  'POST /api/subscriber/save': {
    body: (_, viewer) => ({ email: `${viewer}@rest.example`, school_id: 204796 }),
    gives: alike(200),
  },
  'POST /api/advertising/send': {
    body: (_, viewer) => ({ ...renter, about: `A page of ours, says ${viewer}.` }),
    gives: alike(200),
  },
  'POST /api/tracking/your-matches': {
    body: ({ shown }) => ({ housing_id: shown.id, action: 'view', housing_position: 1 }),
    gives: alike(204),
  },
  'POST /api/posting/validate-step': {
    body: ({ shown, ownerEmail }) => ({
      step: 'property-password-step',
      id: shown.draftId,
      email: ownerEmail,
      ...passwords,
    }),
    gives: apart(422, 200, 200),
  },
  'POST /api/posting/post': [
    {
      body: ({ others }, viewer) => ({
        ...others.draft,
        id: randomUUID(),
        payment: card,
        email: `${viewer}@willow.example`,
        ...passwords,
      }),
      gives: alike(200),
    },
    {
      body: ({ shown, others }, viewer) => ({
        ...others.draft,
        id: shown.draftId,
        payment: card,
        email: `${viewer}@linden.example`,
        ...passwords,
      }),
      gives: alike(422),
    },
  ],
  'POST /api/posting/edit': {
    body: ({ shown }) => ({ ...shown.draft, id: shown.id }),
    gives: apart(422, 200, 403),
  },
  'GET /api/user-listings/:id/kind-quote': {
    path: ({ shown }) => `/api/user-listings/${shown.id}/kind-quote?type=85`,
    gives: apart(401, 200, 403),
  },
  'GET /api/user-listings/:id/deactivate': changeByLink('deactivate'),
  'GET /api/user-listings/:id/activate': changeByLink('activate'),
  'POST /api/user-listings/:id/deactivate': change('deactivate'),
  'POST /api/user-listings/:id/activate': change('activate'),
  'POST /password/email': { body: ({ ownerEmail: email }) => ({ email }), gives: alike(200) },
  'POST /password/reset': {
    body: ({ ownerEmail: email }) => ({ email, ...passwords, token: 'x'.repeat(43) }),
    gives: alike(422),
  },
  'POST /login': [
    { body: ({ ownerEmail: email }) => ({ email, password: 'a guess of mine' }), gives: alike(422) },
    { body: ({ otherEmail: email, password }) => ({ email, password }), gives: alike(200) },
  ],
  'POST /login/confirm': { body: () => ({ token: 'x'.repeat(43) }), gives: alike(422) },
  'POST /logout': { body: () => undefined, gives: alike(204) },
};
