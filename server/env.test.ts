import { describe, expect, it } from 'vitest';
import { EnvError, parseEnv } from './env.ts';

const messageOf = (variables: Record<string, string>) => {
  try {
    parseEnv(variables);
    return 'accepted';
  } catch (error) {
    return error instanceof EnvError ? error.message : 'another error';
  }
};

describe('the environment', () => {
  it('requires no variable', () => {
    expect(parseEnv({ PORT: '', PATH: '/bin' })).toMatchObject({
      port: 3000,
      baseUrl: 'http://localhost:3000',
      localStripePort: 3010,
      prices: { 84: 49, 85: 29 },
      stripe: null,
      databaseUrl: null,
      production: false,
    });
  });

  it('relaxes the limits of local clients only in the default local start (K77)', () => {
    expect(parseEnv({}).relaxesLocalLimits).toBe(true);
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    const strict = [
      { THROTTLE: 'strict' },
      { DEV_TOOLS: '1', BASE_URL: 'https://homes.test' },
      { TRUST_PROXY: '1' },
      stripe,
    ];
    expect(strict.map((variables) => parseEnv(variables).relaxesLocalLimits)).toEqual([false, false, false, false]);
  });

  it("reads the brands' hosts and removes a trailing slash from a URL", () => {
    const env = parseEnv({
      DEV_TOOLS: '1',
      BASE_URL: 'https://homes.test/',
      BRAND_HOSTS: 'cr=https://a.test, csa=https://b.test/x',
    });
    expect(env.baseUrl).toBe('https://homes.test');
    expect(env.brandHosts).toEqual({ cr: 'https://a.test', csa: 'https://b.test' });
  });

  it('rejects a host of the site as ADMIN_HOST', () => {
    const site = { DEV_TOOLS: '1', BASE_URL: 'https://homes.test', BRAND_HOSTS: 'cr=https://a.test' };
    expect(parseEnv({ ...site, ADMIN_HOST: 'https://Admin.homes.test:443/' }).adminHost).toBe(
      'https://admin.homes.test',
    );
    for (const ADMIN_HOST of ['https://homes.test', 'http://HOMES.test.', 'https://a.test:443'])
      expect(messageOf({ ...site, ADMIN_HOST })).toMatch(/^ADMIN_HOST must not be a host of BASE_URL or BRAND_HOSTS/);
  });

  it("reads the sites of each brand's partners", () => {
    const PARTNER_HOSTS = 'cr=https://www.A.test/, cr=https://*.b.test:8443,csa=https://c.test:443';
    expect(parseEnv({ PARTNER_HOSTS }).partnerHosts).toEqual({
      cr: ['https://www.a.test', 'https://*.b.test:8443'],
      csa: ['https://c.test'],
    });
    expect(parseEnv({}).partnerHosts).toEqual({});
  });

  it('inserts the key of a tile server into its URL, and requires it if the URL has a placeholder', () => {
    const MAP_TILES_URL = 'https://tiles.test/{z}/{x}/{y}.png?key={key}';
    expect(parseEnv({ MAP_TILES_URL, MAPS_KEY: 'a&b' }).mapTilesUrl).toBe(
      'https://tiles.test/{z}/{x}/{y}.png?key=a%26b',
    );
    expect(parseEnv({ MAP_TILES_URL: 'https://tiles.test/{z}/{x}/{y}' }).mapTilesUrl).toContain('{z}');
    expect(messageOf({ MAP_TILES_URL })).toBe('MAPS_KEY must be set when MAP_TILES_URL has {key}.');
  });

  it('requires the numbers and the token of a Twilio account', () => {
    const account = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret' };
    expect(parseEnv({ ...account, TWILIO_NUMBERS: '+16145550201, (614) 555-0202' }).twilio?.numbers).toEqual([
      '6145550201',
      '6145550202',
    ]);
    expect(messageOf(account)).toBe('TWILIO_NUMBERS must be set when TWILIO_ACCOUNT_SID is: renters call these.');
    expect(messageOf({ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_NUMBERS: '6145550201' })).toMatch(/^TWILIO_AUTH_TOKEN /);
    expect(parseEnv({}).twilio).toBeNull();
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['BASE_URL', 'homes.test'],
    ['DATABASE_URL', 'mysql://x'],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET', `${'x'.repeat(32)},short`],
    ['STRIPE_SECRET_KEY', 'hello'],
    ['PRICE_HOUSE', '-1'],
    ['PRICE_APARTMENT', '4.5'],
    ['LOCAL_STRIPE_PORT', '3000'],
    ['GEOCODER', 'bing'],
    ['IMAGE_STORE', 'ftp'],
    ['SMTP_URL', 'mail.test'],
    ['BRAND_HOSTS', 'xx=https://a.test'],
    ['PARTNER_HOSTS', 'https://a.test'],
    ['PARTNER_HOSTS', 'cr=https://*.edu'],
    ['PARTNER_HOSTS', 'cr=https://a.test=https://b.test'],
    ['PARTNER_HOSTS', 'cr=https://a.test:70000'],
    ['PARTNER_HOSTS', 'cr=https://a.test; script-src *'],
    ['ADMIN_HOST', 'admin.homes.test'],
    ['ADMIN_HOST', 'https://admin.homes.test/admin'],
    ['ADMIN_HOST', 'https://admin.homes.test?x'],
    ['ADMIN_HOST', 'https://ana@admin.homes.test'],
    ['ADMIN_HOST', 'http://LOCALHOST:3000'],
    ['TRUST_PROXY', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['MAP_TILES_URL', 'https://tiles.test'],
    ['DIRECTIONS_URL', 'routes.test'],
    ['DIRECTIONS_HOST', 'directions.test'],
    ['ANALYTICS_ID', 'UA 1; script'],
    ['TWILIO_NUMBERS', '+16145550201, 911'],
  ])('rejects %s=%s in one line that names it', (name, value) => {
    const message = messageOf({ [name]: value });
    expect(message.startsWith(`${name} `)).toBe(true);
    expect(message).not.toContain('\n');
  });

  it('never prints a secret', () => {
    expect(messageOf({ SESSION_SECRET: 'swordfish' })).not.toContain('swordfish');
    expect(messageOf({ STRIPE_SECRET_KEY: 'swordfish' })).not.toContain('swordfish');
  });

  it('requires all variables that belong together', () => {
    expect(messageOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toContain('STRIPE_PUBLISHABLE_KEY');
    // Otherwise a misspelled name would start the local processor on the operator's database.
    expect(messageOf({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toContain('STRIPE_SECRET_KEY must be set when');
    expect(messageOf({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toContain('STRIPE_SECRET_KEY must be set when');
    expect(messageOf({ IMAGE_STORE: 's3' })).toContain('S3_BUCKET');
    expect(messageOf({ GEOCODER: 'google' })).toContain('GEOCODER_KEY');
  });

  it('accepts a local fake of Stripe with test keys only, and never in production', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    const STRIPE_API_URL = 'http://127.0.0.1:12111';
    expect(parseEnv(keys).stripe).toMatchObject({ apiUrl: null });
    expect(parseEnv({ ...keys, STRIPE_API_URL }).stripe).toMatchObject({ apiUrl: STRIPE_API_URL });
    expect(messageOf({ STRIPE_API_URL })).toContain('STRIPE_SECRET_KEY');
    for (const elsewhere of ['https://evil.test', 'http://127.evil.test', 'http://localhost.evil.test', 'http://[::2]'])
      expect(messageOf({ ...keys, STRIPE_API_URL: elsewhere })).toContain('this machine');
    expect(messageOf({ ...keys, STRIPE_API_URL: `${STRIPE_API_URL}/v1` })).toContain('without a path');
    const live = { ...keys, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
    expect(messageOf({ ...live, STRIPE_API_URL })).toContain('a test key');
    const production = { NODE_ENV: 'production', BASE_URL: 'https://homes.test', SESSION_SECRET: 'x'.repeat(32) };
    expect(messageOf({ ...production, ...keys, SMTP_URL: 'smtp://mail.test', STRIPE_API_URL })).toContain('production');
  });

  it('accepts several signing secrets, which exist during a rotation', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
    const secretsOf = (STRIPE_WEBHOOK_SECRET: string) => parseEnv({ ...keys, STRIPE_WEBHOOK_SECRET }).stripe;
    expect(secretsOf('whsec_1')).toMatchObject({ webhookSecrets: ['whsec_1'] });
    expect(secretsOf(' whsec_new, whsec_old ')).toMatchObject({ webhookSecrets: ['whsec_new', 'whsec_old'] });
    for (const wrong of ['secret', 'whsec_', 'whsec_1,', 'whsec_1 whsec_2', 'whsec_1,sk_test_2'])
      expect(messageOf({ ...keys, STRIPE_WEBHOOK_SECRET: wrong })).toMatch(/^STRIPE_WEBHOOK_SECRET must be a signing/);
  });

  it('detects whether the site is only for this machine', () => {
    expect(parseEnv({})).toMatchObject({ local: true, metricsToken: null });
    expect(parseEnv({ BASE_URL: 'http://127.0.0.1:3000' }).local).toBe(true);
    expect(parseEnv({ BASE_URL: 'https://homes.test', DEV_TOOLS: '1' }).local).toBe(false);
    expect(messageOf({ METRICS_TOKEN: 'short' })).toBe('METRICS_TOKEN must have at least 24 characters.');
  });

  it('requires Stripe keys or DEV_TOOLS=1 when BASE_URL is not this machine, and https: in production', () => {
    for (const BASE_URL of [
      'https://homes.test',
      'http://192.168.1.5:3000',
      'http://0.0.0.0:3000',
      'http://localhost.evil.test',
    ])
      for (const NODE_ENV of ['', 'development', 'test']) {
        expect(messageOf({ BASE_URL, NODE_ENV })).toMatch(
          /^STRIPE_SECRET_KEY must be set when BASE_URL .*DEV_TOOLS=1.*$/,
        );
        expect(messageOf({ BASE_URL, NODE_ENV, DEV_TOOLS: '0' })).toMatch(/^STRIPE_SECRET_KEY /);
        expect(messageOf({ BASE_URL, NODE_ENV, DEV_TOOLS: '1' })).toBe('accepted');
      }
    for (const BASE_URL of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])
      expect(messageOf({ BASE_URL })).toBe('accepted');
    const production = {
      NODE_ENV: 'production',
      BASE_URL: 'http://homes.test',
      SESSION_SECRET: 'x'.repeat(32),
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      SMTP_URL: 'smtp://mail.test',
      POSTAL_ADDRESS: 'PO Box 12, Columbus, OH 43201',
    };
    expect(messageOf(production)).toBe('BASE_URL must begin with https: in production.');
    expect(messageOf({ ...production, BASE_URL: 'https://homes.test' })).toBe('accepted');
  });

  it('accepts a complete postal address in one line', () => {
    expect(parseEnv({ POSTAL_ADDRESS: ' 84 Neil Ave, Columbus, OH 43201 ' }).postalAddress).toBe(
      '84 Neil Ave, Columbus, OH 43201',
    );
    for (const wrong of ['Columbus', '84 Neil Ave', 'Neil Ave, Columbus', '84 Neil Ave,\nColumbus', '1, '.repeat(90)])
      expect(messageOf({ POSTAL_ADDRESS: wrong })).toMatch(/^POSTAL_ADDRESS must /);
  });

  it('rejects keys of two modes: a card created with one does not exist in the other', () => {
    const keys = { STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(messageOf({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toContain('same mode');
    expect(messageOf({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toBe('accepted');
  });

  it('rejects unsafe defaults in production on a real host only', () => {
    expect(messageOf({ NODE_ENV: 'production' })).toBe('accepted');
    expect(messageOf({ NODE_ENV: 'production', BASE_URL: 'http://127.0.0.1:3000' })).toBe('accepted');
    const real = { NODE_ENV: 'production', BASE_URL: 'https://homes.test' };
    expect(messageOf(real)).toContain('SESSION_SECRET');
    const safe = { ...real, SESSION_SECRET: 'x'.repeat(32) };
    expect(messageOf(safe)).toContain('STRIPE_SECRET_KEY');
    const keys = {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    const mails = { ...safe, ...keys, SMTP_URL: 'smtp://mail.test' };
    expect(messageOf(mails)).toMatch(/^POSTAL_ADDRESS must be set in production/);
    expect(messageOf({ ...mails, POSTAL_ADDRESS: 'PO Box 12, Columbus, OH 43201' })).toBe('accepted');
  });
});
