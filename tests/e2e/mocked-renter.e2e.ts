import { afterAll, beforeAll, describe } from 'vitest';
import { persistenceFlows } from './flows/persistence.ts';
import { searchFlows } from './flows/search.ts';
import { mockedDevices, type Site } from './support/site.ts';
import { renterFlows } from './flows/renter.ts';
import { startMockedSite } from './support/mocked-site.ts';

/**
 * The same journeys of a student as on the product, on the mocked client: nothing but files behind it. What each page
 * keeps is the client's own doing, and tried on the product; here too with FULL=1.
 */
const FULL = process.env['FULL'] === '1';
let site: Site;
beforeAll(async () => {
  site = await startMockedSite();
});
afterAll(() => site.stop());

describe('a student', () => {
  renterFlows(() => site, undefined, mockedDevices);
  if (FULL) persistenceFlows(() => site);
});
describe('what is typed', () => {
  searchFlows(() => site);
});
