import { randomUUID } from 'node:crypto';
import { draft } from './operation-case.ts';
import type { Canary, PrivateData } from './private-data.ts';
import { restCases } from './rest-calls.ts';
import { sameForAll, perViewer, type OutcomePerViewer, type Viewer } from './viewers.ts';

/** One request to an endpoint: the status per viewer, and which of the owner's data the owner then reads. */
export interface EndpointCase {
  path?: (things: PrivateData) => string;
  body?: (things: PrivateData, viewer: Viewer) => unknown;
  gives: OutcomePerViewer<number>;
  shows?: readonly Canary[];
  /** Text that the response must contain, so that an empty one does not pass. */
  speaks?: RegExp;
}

const card = { address: '94 Chittenden Ave', zip: '43201', paymentMethod: 'pm_card_visa' };
const passwords = { password: 'a gray heron at dusk', password_confirmation: 'a gray heron at dusk' };
const open: EndpointCase = { gives: sameForAll(200) };
const near = 'location_type=college&location_id=204796';
const HOME = /Maple Court/;

/**
 * Every endpoint of the server by method and pattern; any other must return 405 to every viewer. The REST calls are those
 * that are declared, with their examples; a row here replaces one. The pages behind `/*` are in pages.ts.
 */
export const endpointCases: Readonly<Record<string, EndpointCase | readonly EndpointCase[]>> = {
  ...restCases,

  'GET /healthz': open,
  'GET /readyz': open,
  'GET /metrics': { gives: sameForAll(200), speaks: /nearcampus_subscriptions/ },
  'POST /admin/graphql': {
    body: () => ({ query: '{ me { email } }' }),
    gives: sameForAll(200),
    speaks: /"me":null/,
  },
  'GET /admin/log.csv': { gives: sameForAll(401) },
  'GET /admin/numbers.csv': { gives: sameForAll(401) },
  'GET /plain.css': open,
  'GET /plain.woff2': open,
  'GET /graphql': open,
  'GET /graphql/explorer/options.js': open,
  'GET /graphql/explorer/*': { path: () => '/graphql/explorer/main.js', gives: sameForAll(200) },
  'GET /robots.txt': open,
  'GET /sitemap.xml': { gives: sameForAll(200), speaks: /maple-court/ },
  'GET /sitemap/places.xml': open,
  'GET /sitemap/homes-:file(^\\d{1,6}).xml': {
    path: () => '/sitemap/homes-0.xml',
    gives: sameForAll(200),
    speaks: /maple-court/,
  },
  'GET /social/site.jpg': open,
  'GET /social/:kind/:file': [
    { path: ({ shown }) => `/social/home/${shown.slug}.jpg`, gives: sameForAll(200) },
    { path: ({ hidden }) => `/social/home/${hidden.slug}.jpg`, gives: sameForAll(404) },
  ],
  'GET /brand/:file': { path: () => '/brand/default.svg', gives: sameForAll(200) },
  'GET /icons/:name(^[a-z]{1,20}).svg': { path: () => '/icons/heart.svg', gives: sameForAll(200) },
  'GET /pictures/:file': { path: ({ picture }) => picture.small, gives: sameForAll(200) },

  'GET /api': { gives: sameForAll(200), speaks: /api\/openapi\.json/ },
  'GET /api/try.js': open,
  'GET /api/openapi.json': { gives: sameForAll(200), speaks: /operationId/ },
  'GET /api/partner-school-links/:id': {
    path: () => '/api/partner-school-links/204796',
    gives: sameForAll(200),
    speaks: /CR Housing/,
  },
  'OPTIONS /api/partner-school-links/:id': { path: () => '/api/partner-school-links/204796', gives: sameForAll(204) },
  'GET /api/partner/listings': {
    path: () => '/api/partner/listings?school_id=204796',
    gives: sameForAll(200),
    speaks: HOME,
  },
  'OPTIONS /api/partner/listings': { gives: sameForAll(204) },
  'GET /api/housing/search': { path: () => `/api/housing/search?${near}`, gives: sameForAll(200), speaks: HOME },
  'GET /api/housing/closest-search': {
    path: () => `/api/housing/closest-search?${near}&budget=1`,
    gives: sameForAll(200),
    speaks: HOME,
  },
  'GET /api/receipts/:id(^[A-Za-z0-9_]{1,255}).pdf': {
    path: () => '/api/receipts/in_nobodys.pdf',
    gives: perViewer(401, 404, 404),
  },
  'GET /api/listings.csv': { gives: perViewer(401, 200, 200), shows: ['contactEmail', 'hiddenWords'] },
  'GET /api/listing-import/errors.csv': { gives: perViewer(401, 404, 404) },
  'POST /api/listing-import': { body: () => ({}), gives: perViewer(401, 415, 415) },
  'POST /api/listing-import/images': { body: () => ({}), gives: perViewer(401, 415, 415) },
  // All stored data of its owner, and of nobody else.
  'GET /api/account-data.json': {
    gives: perViewer(401, 200, 200),
    shows: [
      ...draft,
      'accountEmail',
      'ownerKey',
      'customer',
      'subscription',
      'session',
      'leadEmail',
      'leadPhone',
      'leadWords',
      'caller',
      'hiddenWords',
    ],
  },
  'GET /api/leads.csv': {
    gives: perViewer(401, 200, 200),
    shows: ['leadEmail', 'leadPhone', 'leadWords'],
  },

  'POST /graphql': { body: () => ({ query: '{ me { id } }' }), gives: sameForAll(200), shows: ['ownerKey'] },
  'GET /embed': open,
  'GET /embed/*': [
    { path: ({ shown }) => `/embed/home/${shown.slug}`, gives: sameForAll(200), speaks: HOME },
    { path: ({ hidden }) => `/embed/home/${hidden.slug}`, gives: sameForAll(410) },
    { path: () => '/embed/advertising-home', gives: sameForAll(404) },
    { path: () => `/embed/matches?${near}`, gives: sameForAll(200), speaks: HOME },
  ],
  // With its token: widget-security.test.ts.
  'POST /embed/graphql': { body: () => ({ query: '{ options { demo } }' }), gives: sameForAll(403) },
  'GET /embed/token': open,
  'POST /webhooks/twilio/voice': [{ body: () => ({ CallSid: 'CA1', To: '6145550100' }), gives: sameForAll(403) }],
  'POST /webhooks/twilio/voice/whisper': [{ body: () => ({ CallSid: 'CA1' }), gives: sameForAll(403) }],
  'POST /webhooks/twilio/voice/ended': [{ body: () => ({ CallSid: 'CA1' }), gives: sameForAll(403) }],
  'POST /webhooks/twilio/status': [{ body: () => ({ CallSid: 'CA1' }), gives: sameForAll(403) }],
  'POST /webhooks/stripe': { body: () => ({ type: 'invoice.paid' }), gives: sameForAll(400) },
  'GET /renter-email/:token': { path: () => '/renter-email/nobody-s', gives: sameForAll(404) },
  'POST /renter-email/:token': { path: () => '/renter-email/nobody-s', body: () => ({}), gives: sameForAll(404) },
  'GET /did-they-answer/:token': { path: () => '/did-they-answer/nobody-s', gives: sameForAll(404) },
  'POST /did-they-answer/:token': {
    path: () => '/did-they-answer/nobody-s',
    body: () => ({}),
    gives: sameForAll(404),
  },
  'GET /confirm-listing/:token': { path: () => '/confirm-listing/nobody-s', gives: sameForAll(404) },
  'POST /confirm-listing/:token': {
    path: () => '/confirm-listing/nobody-s',
    body: () => ({}),
    gives: sameForAll(404),
  },
  'GET /confirm-report/:token': { path: () => '/confirm-report/nobody-s', gives: sameForAll(404) },
  'POST /confirm-report/:token': { path: () => '/confirm-report/nobody-s', body: () => ({}), gives: sameForAll(404) },
  'GET /my-data/:token': { path: () => '/my-data/nobody-s', gives: sameForAll(404) },
  'POST /my-data/:token': { path: () => '/my-data/nobody-s', body: () => ({}), gives: sameForAll(404) },
  'POST /api/personal-data': { body: ({ ownerEmail: email }) => ({ email }), gives: sameForAll(200) },
  'POST /unsubscribe/:token': { path: () => '/unsubscribe/nobody-s', body: () => ({}), gives: sameForAll(404) },
  'POST /api/listings/:id/report': [
    {
      path: ({ shown }) => `/api/listings/${shown.id}/report`,
      body: (_, viewer) => ({ reason: 'wrong', details: `The rent is higher, says ${viewer}.` }),
      gives: sameForAll(200),
    },
    {
      path: ({ hidden }) => `/api/listings/${hidden.id}/report`,
      body: () => ({ reason: 'wrong' }),
      gives: sameForAll(404),
    },
  ],
  'POST /api/posting/validate-step': {
    body: ({ shown, ownerEmail }) => ({
      step: 'property-password-step',
      id: shown.draftId,
      email: ownerEmail,
      ...passwords,
    }),
    gives: perViewer(422, 200, 200),
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
      gives: sameForAll(200),
    },
    {
      body: ({ shown, others }, viewer) => ({
        ...others.draft,
        id: shown.draftId,
        payment: card,
        email: `${viewer}@linden.example`,
        ...passwords,
      }),
      gives: sameForAll(422),
    },
  ],
  'POST /api/posting/edit': {
    body: ({ shown }) => ({ ...shown.draft, id: shown.id }),
    gives: perViewer(422, 200, 403),
  },
  'POST /password/email': { body: ({ ownerEmail: email }) => ({ email }), gives: sameForAll(200) },
  'POST /password/reset': {
    body: ({ ownerEmail: email }) => ({ email, ...passwords, token: 'x'.repeat(43) }),
    gives: sameForAll(422),
  },
  'POST /login': [
    { body: ({ ownerEmail: email }) => ({ email, password: 'a guess of mine' }), gives: sameForAll(422) },
    { body: ({ otherEmail: email, password }) => ({ email, password }), gives: sameForAll(200) },
  ],
  'POST /login/confirm': { body: () => ({ token: 'x'.repeat(43) }), gives: sameForAll(422) },
};
