import { afterAll, beforeAll, describe } from 'vitest';
import { persistenceFlows } from './flows/persistence.ts';
import { searchFlows } from './flows/search.ts';
import { mockedDevices, type Site } from './support/site.ts';
import { renterFlows } from './flows/renter.ts';
import { startMockedSite } from './support/mocked-site.ts';

/**
 * The renter's journeys of the product on the mocked client, which has only files behind it. What only concerns the
 * client, such as what each page stores, is tested on the product; with FULL=1 here too.
 */
const FULL = process.env['FULL'] === '1';
let site: Site;
beforeAll(async () => {
  site = await startMockedSite();
});
afterAll(() => site.stop());

describe('a student', () => {
  renterFlows(() => site, undefined, mockedDevices);
  for (const flows of FULL ? [persistenceFlows, searchFlows] : []) flows(() => site);
});
