import { afterAll, beforeAll, describe } from 'vitest';
import { accountErrorFlows } from './flows/account-errors.ts';
import { dialogFlows } from './flows/dialogs.ts';
import { draftFlows } from './flows/drafts.ts';
import { landlordFlows } from './flows/landlord.ts';
import { landlordKeyboardFlows } from './flows/landlord-keyboard.ts';
import { imageFlows } from './flows/posting-images.ts';
import { postingErrorFlows } from './flows/posting-errors.ts';
import { formInputFlows } from './flows/form-input.ts';
import { mockedDevices, type Site } from './support/site.ts';
import { startMockedSite } from './support/mocked-site.ts';

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
  landlordFlows(() => site, undefined, mockedDevices);
  for (const trouble of FULL ? [accountErrorFlows, postingErrorFlows] : []) trouble(() => site);
});
describe('a landlord without a mouse', () => {
  if (FULL) landlordKeyboardFlows(() => site);
  formInputFlows(() => site);
});
describe('pictures and places', () => {
  imageFlows(() => site);
});
describe('a draft', () => {
  draftFlows(() => site);
});
describe('every dialog', () => {
  dialogFlows(() => site);
});
