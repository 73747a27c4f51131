import { afterAll, beforeAll, describe } from 'vitest';
import { accountErrorFlows } from './flows/account-errors.ts';
import { dialogFlows } from './flows/dialogs.ts';
import { draftFlows } from './flows/drafts.ts';
import { landlordFlows } from './flows/landlord.ts';
import { landlordKeyboardFlows } from './flows/landlord-keyboard.ts';
import { imageFlows } from './flows/posting-images.ts';
import { postingErrorFlows } from './flows/posting-errors.ts';
import { formInputFlows } from './flows/form-input.ts';
import type { Site } from './support/site.ts';
import { startMockedSite } from './support/mocked-site.ts';
import { FULL } from '../setup/full.ts';

/**
 * The landlord's journeys of the product on the mocked client, which has only files behind it: every dialog, and the
 * others with FULL=1.
 */
let site: Site;
beforeAll(async () => {
  site = await startMockedSite();
});
afterAll(() => site.stop());

describe('a landlord', () => {
  dialogFlows(() => site);
  const others = [
    landlordFlows,
    accountErrorFlows,
    postingErrorFlows,
    landlordKeyboardFlows,
    formInputFlows,
    imageFlows,
    draftFlows,
  ];
  for (const flows of FULL ? others : []) flows(() => site);
});
