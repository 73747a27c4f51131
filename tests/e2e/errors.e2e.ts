import { afterAll, beforeAll } from 'vitest';
import { accountErrorFlows } from './flows/account-errors.ts';
import { paymentFlows } from './flows/payment.ts';
import { postingErrorFlows } from './flows/posting-errors.ts';
import { startRealSite, type RealSite } from './support/real-site.ts';

/** The client's error handling [§8], on the product. */
let site: RealSite;
beforeAll(async () => {
  site = await startRealSite();
});
afterAll(() => site.stop());

accountErrorFlows(() => site);
postingErrorFlows(() => site);
paymentFlows(() => site);
