import { afterAll, beforeAll, describe } from 'vitest';
import { accountTroubles } from './journeys/account-trouble.ts';
import { dialogJourneys } from './journeys/dialogs.ts';
import { draftJourneys } from './journeys/drafts.ts';
import { landlordJourneys } from './journeys/landlord.ts';
import { landlordAtTheKeys } from './journeys/landlord-keys.ts';
import { pictureJourneys } from './journeys/posting-pictures.ts';
import { postingTroubles } from './journeys/posting-trouble.ts';
import { typingJourneys } from './journeys/typing.ts';
import { devicesOfMocks, type Site } from './journeys/site.ts';
import { startMockedSite } from './mocked-site.ts';

/**
 * The same journeys of a landlord as on the product, on the mocked client: nothing but files behind it. Troubles are made
 * in the browser on either, and are tried on the product; here too with FULL=1.
 */
const FULL = process.env['FULL'] === '1';
let site: Site;
beforeAll(async () => {
  site = await startMockedSite();
});
afterAll(() => site.stop());

describe('a landlord', () => {
  landlordJourneys(() => site, undefined, devicesOfMocks);
  for (const trouble of FULL ? [accountTroubles, postingTroubles] : []) trouble(() => site);
});
describe('a landlord without a mouse', () => {
  if (FULL) landlordAtTheKeys(() => site);
  typingJourneys(() => site);
});
describe('pictures and places', () => {
  pictureJourneys(() => site);
});
describe('a draft', () => {
  draftJourneys(() => site);
});
describe('every dialog', () => {
  dialogJourneys(() => site);
});
