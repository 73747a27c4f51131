import { logIn, logOut, mailReset, renewToken, resetPassword } from './account.ts';
import { sendAdvertising } from './advertising.ts';
import type { Route } from './call.ts';
import { directions } from './directions.ts';
import { closestHousing, searchHousing } from './housing.ts';
import { saveRequest, sendReply } from './leads.ts';
import { activate, deactivate, kindQuote } from './listings.ts';
import { partnerListings, schoolLinks } from './partners.ts';
import { city, listForPosting, school, searchSchools } from './places.ts';
import { edit, geoInformation, publish, validateStep } from './posting.ts';
import { saveSubscriber } from './subscribers.ts';
import { trackMatches } from './tracking.ts';

/** Every REST call, a row each; the upload, which is no JSON, stands in upload.ts. */
export const routes: readonly Route[] = [
  { method: 'POST', path: '/login', answer: logIn },
  { method: 'POST', path: '/logout', answer: logOut },
  { method: 'GET', path: '/api/session', answer: renewToken },
  { method: 'POST', path: '/password/email', answer: mailReset },
  { method: 'POST', path: '/password/reset', answer: resetPassword },

  { method: 'GET', path: '/api/schools/school/:id', answer: school },
  { method: 'GET', path: '/api/schools/city/:id', answer: city },
  { method: 'GET', path: '/api/schools/search', answer: searchSchools },
  { method: 'GET', path: '/api/schools/list-for-posting', answer: listForPosting },

  { method: 'GET', path: '/api/partner-school-links/:id', forPartners: 3600, answer: schoolLinks },
  { method: 'GET', path: '/api/partner/listings', forPartners: 60, answer: partnerListings },

  { method: 'GET', path: '/api/housing/search', answer: searchHousing },
  { method: 'GET', path: '/api/housing/closest-search', answer: closestHousing },
  { method: 'POST', path: '/api/housing/save-request', answer: saveRequest },
  { method: 'POST', path: '/api/housing/send-reply', answer: sendReply },
  { method: 'POST', path: '/api/subscriber/save', answer: saveSubscriber },
  { method: 'POST', path: '/api/advertising/send', answer: sendAdvertising },
  { method: 'POST', path: '/api/tracking/your-matches', answer: trackMatches },

  { method: 'GET', path: '/directions', isPageToo: true, answer: directions },

  { method: 'GET', path: '/api/posting/get-geo-information', answer: geoInformation },
  { method: 'POST', path: '/api/posting/validate-step', answer: validateStep },
  { method: 'POST', path: '/api/posting/post', throttle: 'publish', answer: publish },
  { method: 'POST', path: '/api/posting/edit', answer: edit },
  { method: 'GET', path: '/api/user-listings/:id/kind-quote', answer: kindQuote },
  { method: 'POST', path: '/api/user-listings/:id/deactivate', answer: deactivate },
  { method: 'GET', path: '/api/user-listings/:id/deactivate', changesState: true, answer: deactivate },
  { method: 'POST', path: '/api/user-listings/:id/activate', answer: activate },
  { method: 'GET', path: '/api/user-listings/:id/activate', changesState: true, answer: activate },
];
