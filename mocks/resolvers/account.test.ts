import { beforeEach, describe, expect, test } from 'vitest';
import { RESET_EMAIL_SENT } from '../../domain/account/reset-email-sent.ts';
import { LOGIN_LINK_STALE, RESET_LINK_EXPIRED, INVALID_CREDENTIALS } from '../../domain/account/login.ts';
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
  test('keeps a session until logout and ignores the case of the email', async () => {
    expect(await browser.ask('me')).toBeNull();
    const login = await browser.login(' Landlord@Demo.example ');
    expect(login).toMatchObject({ __typename: 'LoggedIn', email: LANDLORD, userAgent: 'Browser', ip: '192.0.2.1' });
    expect(login).toMatchObject({ link: '/advertising-home', viewer: { id: login.key, firstName: 'Robin' } });
    expect(browser.token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(login)).not.toContain(browser.token);
    expect(await browser.ask('me')).toMatchObject({ email: LANDLORD, firstName: 'Robin' });
    const { token } = browser;
    expect(await browser.ask('logout')).toEqual({ ok: true, message: null });
    expect(browser.token).toBeNull();
    expect(await Object.assign(new Browser(clock.world), { token }).ask('me')).toBeNull();
  });

  test('replaces the existing session', async () => {
    await browser.login();
    const { token } = browser;
    await browser.login('empty@demo.example');
    expect(await Object.assign(new Browser(clock.world), { token }).ask('me')).toBeNull();
    expect(await browser.ask('me')).toMatchObject({ email: 'empty@demo.example' });
  });

  test('is rejected with the same message for a wrong password, an unknown email, and an account without login', async () => {
    for (const [email, password] of [
      [LANDLORD, 'something else'],
      ['nobody@demo.example', 'demo-landlord'],
      ['landlord-0@demo.example', ''],
      ['landlord-0@demo.example', 'demo-landlord'],
    ] as const)
      expect(await browser.refused('login', { email, password })).toEqual(
        password === '' ? { password: ['Enter your password.'] } : INVALID_CREDENTIALS,
      );
    expect(Object.keys(await browser.refused('login', { email: 'no address', password: 'x' }))).toEqual(['email']);
    expect(browser.token).toBeNull();
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

describe('a forgotten password', () => {
  const ask = (email: string) => browser.ask('requestPasswordReset', { email });
  const change = (token: string, more: object = {}) => {
    const given = { email: LANDLORD, password: 'new words here', passwordConfirmation: 'new words here', token };
    return { ...given, ...more };
  };
  const goodLinks = () => emailedLinks(clock.world).filter(({ isGood }) => isGood());
  const tokenOf = (url = '') => new URL(url).pathname.split('/').at(-1) ?? '';

  test('has the same response for everybody; only an account gets a link', async () => {
    expect(await ask('nobody@demo.example')).toEqual({ __typename: 'Done', ok: true, message: RESET_EMAIL_SENT });
    expect(emailedLinks(clock.world)).toEqual([]);
    expect(await ask(LANDLORD.toUpperCase())).toEqual({ __typename: 'Done', ok: true, message: RESET_EMAIL_SENT });
    const [link] = emailedLinks(clock.world);
    expect(link?.email).toBe(LANDLORD);
    expect(link?.url).toMatch(/^http:\/\/mock\.example\/password\/reset\/[\w-]{43}\?email=landlord%40demo\.example$/);
    expect(Object.keys(await browser.refused('requestPasswordReset', { email: 'no' }))).toEqual(['email']);
  });

  test('sends a link that works once within an hour, ends older sessions and logs in', async () => {
    const other = new Browser(clock.world);
    await other.login();
    await ask(LANDLORD);
    const token = tokenOf(emailedLinks(clock.world)[0]?.url);
    expect(await browser.refused('resetPassword', change(token, { email: 'empty@demo.example' }))).toEqual(
      RESET_LINK_EXPIRED,
    );
    expect(await browser.refused('resetPassword', change(token, { passwordConfirmation: 'x' }))).toEqual({
      password: ["The passwords don't match."],
    });
    expect(await browser.ask('resetPassword', change(token))).toMatchObject({
      __typename: 'LoggedIn',
      email: LANDLORD,
    });
    expect(await browser.ask('me')).toMatchObject({ email: LANDLORD });
    expect(await other.ask('me')).toBeNull();
    expect(await browser.refused('resetPassword', change(token))).toEqual(RESET_LINK_EXPIRED);
    expect(goodLinks()).toEqual([]);
    expect(await browser.refused('login', { email: LANDLORD, password: 'demo-landlord' })).toEqual(INVALID_CREDENTIALS);
    expect(await browser.login(LANDLORD, 'new words here')).toMatchObject({ __typename: 'LoggedIn' });
    const kept = JSON.stringify(clock.world.db);
    for (const secret of ['new words here', token, browser.token ?? '']) expect(kept).not.toContain(secret);

    await ask(LANDLORD);
    const late = tokenOf(emailedLinks(clock.world)[0]?.url);
    clock.later(60 * 60_000);
    expect(goodLinks()).toEqual([]);
    expect(await browser.refused('resetPassword', change(late))).toEqual(RESET_LINK_EXPIRED);
  });
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
