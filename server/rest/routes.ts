import {
  confirmLogin,
  handleLogin,
  handleLogout,
  requestPasswordReset,
  requestPersonalData,
  renewToken,
  resetPassword,
} from './handlers/account.ts';
import {
  sendAdvertising,
  saveRequest,
  sendReply,
  directions,
  closestHousing,
  searchHousing,
  saveSubscriber,
  trackMatches,
} from './handlers/renters.ts';
import type { Route } from './route.ts';
import * as account from './docs/account.ts';
import { directions as directionsDoc } from './docs/directions.ts';
import * as housing from './docs/housing.ts';
import * as leads from './docs/leads.ts';
import * as listings from './docs/listings.ts';
import * as partners from './docs/partners.ts';
import * as places from './docs/places.ts';
import * as posting from './docs/posting.ts';
import * as programs from './docs/subscribers-and-tracking.ts';
import { activate, confirm, deactivate, quotePropertyType, reportListing } from './handlers/listings.ts';
import { partnerListings, schoolLinks } from './handlers/partners.ts';
import { city, listForPosting, school, searchSchools } from './handlers/places.ts';
import { edit, geoInformation, publish, validateStep } from './handlers/posting.ts';

/** Every REST endpoint, one row each; the upload, which is not JSON, is in handlers/image-upload.ts. */
export const routes: readonly Route[] = [
  { method: 'POST', path: '/login', answer: handleLogin, doc: account.logIn },
  { method: 'POST', path: '/login/confirm', answer: confirmLogin, doc: account.confirmLogin },
  { method: 'POST', path: '/logout', answer: handleLogout, doc: account.logOut },
  { method: 'GET', path: '/api/session', answer: renewToken, doc: account.renewToken },
  { method: 'POST', path: '/password/email', answer: requestPasswordReset, doc: account.requestPasswordReset },
  { method: 'POST', path: '/password/reset', answer: resetPassword, doc: account.resetPassword },

  { method: 'GET', path: '/api/schools/school/:id', answer: school, doc: places.school },
  { method: 'GET', path: '/api/schools/city/:id', answer: city, doc: places.city },
  { method: 'GET', path: '/api/schools/search', answer: searchSchools, doc: places.search },
  { method: 'GET', path: '/api/schools/list-for-posting', answer: listForPosting, doc: places.forPosting },

  {
    method: 'GET',
    path: '/api/partner-school-links/:id',
    allowsPartners: 3600,
    answer: schoolLinks,
    doc: partners.schoolLinks,
  },
  { method: 'GET', path: '/api/partner/listings', allowsPartners: 60, answer: partnerListings, doc: partners.listings },

  { method: 'GET', path: '/api/housing/search', isPublic: true, answer: searchHousing, doc: housing.search },
  {
    method: 'GET',
    path: '/api/housing/closest-search',
    isPublic: true,
    answer: closestHousing,
    doc: housing.closest,
  },
  { method: 'POST', path: '/api/housing/save-request', answer: saveRequest, doc: leads.saveRequest },
  { method: 'POST', path: '/api/housing/send-reply', answer: sendReply, doc: leads.sendReply },
  {
    method: 'POST',
    path: '/api/listings/:id/report',
    answer: reportListing,
    doc: housing.report,
  },
  {
    method: 'POST',
    path: '/api/personal-data',
    answer: requestPersonalData,
    doc: account.requestPersonalData,
  },
  { method: 'POST', path: '/api/subscriber/save', answer: saveSubscriber, doc: programs.saveSubscriber },
  { method: 'POST', path: '/api/advertising/send', answer: sendAdvertising, doc: programs.sendAdvertising },
  { method: 'POST', path: '/api/tracking/your-matches', answer: trackMatches, doc: programs.trackMatches },

  { method: 'GET', path: '/directions', sharesPageUrl: true, answer: directions, doc: directionsDoc },

  { method: 'GET', path: '/api/posting/get-geo-information', answer: geoInformation, doc: posting.geo },
  { method: 'POST', path: '/api/posting/validate-step', answer: validateStep, doc: posting.validateStep },
  { method: 'POST', path: '/api/posting/post', answer: publish, doc: posting.publish },
  { method: 'POST', path: '/api/posting/edit', answer: edit, doc: posting.edit },
  {
    method: 'GET',
    path: '/api/user-listings/:id/kind-quote',
    answer: quotePropertyType,
    doc: listings.propertyTypeQuote,
  },
  { method: 'POST', path: '/api/user-listings/:id/deactivate', answer: deactivate, doc: listings.deactivate },
  {
    method: 'GET',
    path: '/api/user-listings/:id/deactivate',
    changesState: true,
    answer: deactivate,
    doc: listings.asGetVariant(listings.deactivate),
  },
  { method: 'POST', path: '/api/listings/:id/confirm', answer: confirm, doc: listings.confirm },
  { method: 'POST', path: '/api/user-listings/:id/activate', answer: activate, doc: listings.activate },
  {
    method: 'GET',
    path: '/api/user-listings/:id/activate',
    changesState: true,
    answer: activate,
    doc: listings.asGetVariant(listings.activate),
  },
];
