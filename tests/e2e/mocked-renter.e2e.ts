import { afterAll, beforeAll, describe } from 'vitest';
import { accessibilityFlows } from './flows/browsing/accessibility.ts';
import { listingImageFlows } from './flows/browsing/listing-images.ts';
import { filterFlows } from './flows/filters.ts';
import { persistenceFlows } from './flows/persistence.ts';
import { searchFlows } from './flows/search.ts';
import type { Site } from './support/site.ts';
import { renterFlows } from './flows/renter.ts';
import { startMockedSite } from './support/mocked-site.ts';

/** The student journeys of the product on the mocked client, with nothing but static files behind it. */
let site: Site;
beforeAll(async () => {
  site = await startMockedSite();
});
afterAll(() => site.stop());

describe('a student', () => {
  renterFlows(() => site);
  filterFlows(() => site);
  listingImageFlows(() => site);
  accessibilityFlows(() => site);
  persistenceFlows(() => site);
  searchFlows(() => site);
});
