import { afterAll, beforeAll, describe } from 'vitest';
import { accessibilityFlows } from './flows/browsing/accessibility.ts';
import { listingImageFlows } from './flows/browsing/listing-images.ts';
import { filterFlows } from './flows/filters.ts';
import { persistenceFlows } from './flows/persistence.ts';
import { searchFlows } from './flows/search.ts';
import { mockedDevices, type Site } from './support/site.ts';
import { renterFlows } from './flows/renter.ts';
import { startMockedSite } from './support/mocked-site.ts';

/**
 * The student journeys of the product on the mocked client, with nothing but static files behind it. What each page
 * saves in the browser is the client's own behavior and is tested on the product; here only with FULL=1.
 */
const FULL = process.env['FULL'] === '1';
let site: Site;
beforeAll(async () => {
  site = await startMockedSite();
});
afterAll(() => site.stop());

describe('a student', () => {
  renterFlows(() => site, undefined, mockedDevices);
  filterFlows(() => site, mockedDevices);
  listingImageFlows(() => site);
  accessibilityFlows(() => site);
  for (const flows of FULL ? [persistenceFlows, searchFlows] : []) flows(() => site);
});
