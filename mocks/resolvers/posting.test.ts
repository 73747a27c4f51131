import { beforeEach, describe, expect, test } from 'vitest';
import { TYPE_NOT_OFFERED } from '../../domain/posting/posting-errors.ts';
import { rateLimits } from '../../domain/limits.ts';
import { Browser, wholeDraft } from '../landlord.fixture.ts';
import { heldWorld, type HeldClock } from '../world/world.fixture.ts';

let clock: HeldClock;
let browser: Browser;
beforeEach(() => {
  clock = heldWorld();
  browser = new Browser(clock.world);
});

describe('a step', () => {
  const refused = (step: string, more: object = {}) =>
    browser.refused('validateStep', { step, draft: { ...wholeDraft(clock.world), ...more } });

  test('is rejected for a property type at 0 dollars', async () => {
    clock.world.db.prices[84] = 0;
    expect(await refused('property-type-step')).toEqual({ type: [TYPE_NOT_OFFERED] });
  });

  test('requires no password and has no rate limit for a logged-in account', async () => {
    for (let n = 0; n < rateLimits.emailQuestion; n++) await refused('property-password-step', { account: null });
    await expect(refused('complete-step')).rejects.toThrow('TOO_MANY_REQUESTS');
    await browser.login();
    expect(await refused('complete-step', { account: null })).toEqual({});
    expect(await refused('property-password-step', { account: null })).toEqual({});
  });
});
