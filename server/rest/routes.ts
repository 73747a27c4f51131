import type { Route } from './define-route.ts';
import { accountRoutes } from './routes/account.ts';
import { housingRoutes } from './routes/housing.ts';
import { listingRoutes } from './routes/listings.ts';
import { partnerRoutes } from './routes/partners.ts';
import { placeRoutes } from './routes/places.ts';
import { postingRoutes } from './routes/posting.ts';
import { renterRoutes } from './routes/renters.ts';

/** Every REST endpoint; the document, its page and the tests of all calls are made from this list. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...placeRoutes,
  ...partnerRoutes,
  ...housingRoutes,
  ...renterRoutes,
  ...postingRoutes,
  ...listingRoutes,
];
