import { afterAll, beforeAll, describe } from 'vitest';
import { keepingJourneys } from './journeys/keeping.ts';
import { searchingJourneys } from './journeys/searching.ts';
import { devicesOfMocks, type Site } from './journeys/site.ts';
import { studentJourneys } from './journeys/student.ts';
import { startMockedSite } from './mocked-site.ts';

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
  studentJourneys(() => site, undefined, devicesOfMocks);
  if (FULL) keepingJourneys(() => site);
});
describe('what is typed', () => {
  searchingJourneys(() => site);
});
