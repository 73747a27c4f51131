import * as accountDocs from './docs/account.ts';
import * as housingDocs from './docs/housing.ts';
import * as leadDocs from './docs/leads.ts';
import * as listingDocs from './docs/listings.ts';
import * as partnerDocs from './docs/partners.ts';
import * as placeDocs from './docs/places.ts';
import * as postingDocs from './docs/posting.ts';
import * as programDocs from './docs/subscribers-and-tracking.ts';
import * as account from './handlers/account.ts';
import * as listings from './handlers/listings.ts';
import * as partners from './handlers/partners.ts';
import * as places from './handlers/places.ts';
import * as posting from './handlers/posting.ts';
import * as renters from './handlers/renters.ts';
import type { Route } from './route.ts';

type Options = Pick<Route, 'changesState' | 'allowsPartners' | 'isPublic' | 'sharesPageUrl'>;

const routeOf =
  (method: Route['method']) =>
  (path: string, answer: Route['answer'], doc: Route['doc'], options: Options = {}): Route => ({
    method,
    path,
    answer,
    doc,
    ...options,
  });
const get = routeOf('GET');
const post = routeOf('POST');

/** Every REST endpoint, one row each; the upload, which is not JSON, is in handlers/image-upload.ts. */
export const routes: readonly Route[] = [
  post('/login', account.handleLogin, accountDocs.logIn),
  post('/login/confirm', account.confirmLogin, accountDocs.confirmLogin),
  post('/logout', account.handleLogout, accountDocs.logOut),
  get('/api/session', account.renewToken, accountDocs.renewToken),
  post('/password/email', account.requestPasswordReset, accountDocs.requestPasswordReset),
  post('/password/reset', account.resetPassword, accountDocs.resetPassword),

  get('/api/schools/school/:id', places.school, placeDocs.school),
  get('/api/schools/city/:id', places.city, placeDocs.city),
  get('/api/schools/search', places.searchSchools, placeDocs.search),
  get('/api/schools/list-for-posting', places.listForPosting, placeDocs.forPosting),

  get('/api/partner-school-links/:id', partners.schoolLinks, partnerDocs.schoolLinks, { allowsPartners: 3600 }),
  get('/api/partner/listings', partners.partnerListings, partnerDocs.listings, { allowsPartners: 60 }),

  get('/api/housing/search', renters.searchHousing, housingDocs.search, { isPublic: true }),
  get('/api/housing/closest-search', renters.closestHousing, housingDocs.closest, { isPublic: true }),
  post('/api/housing/save-request', renters.saveRequest, leadDocs.saveRequest),
  post('/api/housing/send-reply', renters.sendReply, leadDocs.sendReply),
  post('/api/listings/:id/report', listings.reportListing, housingDocs.report),
  post('/api/personal-data', account.requestPersonalData, accountDocs.requestPersonalData),
  post('/api/subscriber/save', renters.saveSubscriber, programDocs.saveSubscriber),
  post('/api/advertising/send', renters.sendAdvertising, programDocs.sendAdvertising),
  post('/api/tracking/your-matches', renters.trackMatches, programDocs.trackMatches),

  get('/directions', renters.directions, placeDocs.directions, { sharesPageUrl: true }),

  get('/api/posting/get-geo-information', posting.geoInformation, postingDocs.geo),
  post('/api/posting/validate-step', posting.validateStep, postingDocs.validateStep),
  post('/api/posting/post', posting.publish, postingDocs.publish),
  post('/api/posting/edit', posting.edit, postingDocs.edit),
  get('/api/user-listings/:id/property-type-quote', listings.quotePropertyType, listingDocs.propertyTypeQuote),
  post('/api/user-listings/:id/deactivate', listings.deactivate, listingDocs.deactivate),
  get('/api/user-listings/:id/deactivate', listings.deactivate, listingDocs.asGetVariant(listingDocs.deactivate), {
    changesState: true,
  }),
  post('/api/listings/:id/confirm', listings.confirm, listingDocs.confirm),
  post('/api/user-listings/:id/activate', listings.activate, listingDocs.activate),
  get('/api/user-listings/:id/activate', listings.activate, listingDocs.asGetVariant(listingDocs.activate), {
    changesState: true,
  }),
];
