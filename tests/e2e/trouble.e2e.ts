import { afterAll, beforeAll } from 'vitest';
import { accountTroubles } from './journeys/account-trouble.ts';
import { payingJourneys } from './journeys/paying.ts';
import { postingTroubles } from './journeys/posting-trouble.ts';
import { startRealSite, type RealSite } from './real-site.ts';

/** What the client does when something goes wrong [§8], on the product. */
let site: RealSite;
beforeAll(async () => {
  site = await startRealSite();
});
afterAll(() => site.stop());

accountTroubles(() => site);
postingTroubles(() => site);
payingJourneys(() => site);
