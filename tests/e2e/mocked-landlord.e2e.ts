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
 * The landlord's journeys of the product on the mocked client, which has only files behind it: those that touch the
 * service worker, the world, drafts and dialogs. With FULL=1, the others too.
 */
const FULL = process.env['FULL'] === '1';
let site: Site;
beforeAll(async () => {
  site = await startMockedSite();
});
afterAll(() => site.stop());

describe('a landlord', () => {
  landlordFlows(() => site, undefined, mockedDevices);
  for (const flows of FULL
    ? [accountErrorFlows, postingErrorFlows, landlordKeyboardFlows, formInputFlows, imageFlows]
    : [])
    flows(() => site);
});
describe('a draft', () => {
  draftFlows(() => site);
});
describe('every dialog', () => {
  dialogFlows(() => site);
});
