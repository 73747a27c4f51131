import { beforeEach, describe, expect, test } from 'vitest';
import { LOGIN_LINK_STALE, INVALID_CREDENTIALS } from '../../domain/account/login.ts';
import { rateLimits, FAILURES_BEFORE_LINK } from '../../domain/limits.ts';
import { emailedLinks } from '../account/emails.ts';
import { addLoginFailures } from '../world/throttle.ts';
import { Browser } from '../landlord.fixture.ts';
import { heldWorld, type HeldClock } from '../world/world.fixture.ts';

const LANDLORD = 'landlord@demo.example';
let clock: HeldClock;
let browser: Browser;
beforeEach(() => {
  clock = heldWorld();
  browser = new Browser(clock.world);
});

describe('a login', () => {
  test('replaces the existing session', async () => {
    await browser.login();
    const { token } = browser;
    await browser.login('empty@demo.example');
    expect(await Object.assign(new Browser(clock.world), { token }).ask('me')).toBeNull();
    expect(await browser.ask('me')).toMatchObject({ email: 'empty@demo.example' });
  });

  test('is rate-limited per minute and account; a correct password resets the limit', async () => {
    const wrong = () => browser.refused('login', { email: LANDLORD, password: 'wrong one' });
    for (let n = 1; n < rateLimits.loginAccount; n++) await wrong();
    await browser.login();
    for (let n = 0; n < rateLimits.loginAccount; n++) expect(await wrong()).toEqual(INVALID_CREDENTIALS);
    await expect(wrong()).rejects.toThrow(
      'TOO_MANY_REQUESTS: Too many attempts. Nothing was lost. Wait a minute, then try again.',
    );
    clock.later(60_000);
    expect(await wrong()).toEqual(INVALID_CREDENTIALS);
  });
});

describe('a login after many failed attempts', () => {
  const tokenOf = () => emailedLinks(clock.world)[0]?.token ?? '';

  test('requires the emailed link, which works once and for 30 minutes', async () => {
    addLoginFailures(clock.world, LANDLORD, FAILURES_BEFORE_LINK);
    expect(await browser.login()).toMatchObject({ __typename: 'LoginLinkSent' });
    expect(browser.token).toBeNull();
    const confirm = (token: string) => browser.refused('confirmLogin', { token });
    expect(await confirm('x'.repeat(43))).toEqual(LOGIN_LINK_STALE);
    expect(await browser.ask('confirmLogin', { token: tokenOf() })).toMatchObject({ email: LANDLORD });
    expect(browser.token).not.toBeNull();
    expect(await confirm(tokenOf())).toEqual(LOGIN_LINK_STALE);
    await browser.login();
    clock.later(30 * 60_000);
    expect(await confirm(tokenOf())).toEqual(LOGIN_LINK_STALE);
  });
});

test('stores no password and no token of a reset or a session', async () => {
  await browser.ask('requestPasswordReset', { email: LANDLORD });
  const token = new URL(emailedLinks(clock.world)[0]?.url ?? '').pathname.split('/').at(-1) ?? '';
  const chosen = { email: LANDLORD, password: 'new words here', passwordConfirmation: 'new words here', token };
  expect(await browser.ask('resetPassword', chosen)).toMatchObject({ __typename: 'LoggedIn' });
  const stored = JSON.stringify(clock.world.db);
  for (const secret of ['new words here', token, browser.token ?? '']) expect(stored).not.toContain(secret);
});

test('returns the options of a test installation, without a property type at 0 dollars', async () => {
  expect(await browser.ask('options')).toMatchObject({ demo: true, localProcessor: true, stripeKey: null });
  expect((await browser.ask('options')).types.map(({ id, price }) => [id, price])).toEqual([
    [84, 49],
    [85, 29],
  ]);
  clock.world.db.prices[84] = 0;
  expect((await browser.ask('options')).types).toHaveLength(1);
});
