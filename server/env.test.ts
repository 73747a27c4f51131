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
  it('needs nothing', () => {
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

  it('reads the brands’ hosts and drops a slash at the end of an address', () => {
    const env = parseEnv({ BASE_URL: 'https://homes.test/', BRAND_HOSTS: 'cr=https://a.test, csa=https://b.test/x' });
    expect(env.baseUrl).toBe('https://homes.test');
    expect(env.brandHosts).toEqual({ cr: 'https://a.test', csa: 'https://b.test' });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['BASE_URL', 'homes.test'],
    ['DATABASE_URL', 'mysql://x'],
    ['SESSION_SECRET', 'short'],
    ['STRIPE_SECRET_KEY', 'hello'],
    ['PRICE_HOUSE', '-1'],
    ['PRICE_APARTMENT', '4.5'],
    ['LOCAL_STRIPE_PORT', '3000'],
    ['GEOCODER', 'bing'],
    ['IMAGE_STORE', 'ftp'],
    ['SMTP_URL', 'mail.test'],
    ['BRAND_HOSTS', 'xx=https://a.test'],
    ['TRUST_PROXY', 'maybe'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const message = messageOf({ [name]: value });
    expect(message.startsWith(`${name} `)).toBe(true);
    expect(message).not.toContain('\n');
  });

  it('never repeats a secret', () => {
    expect(messageOf({ SESSION_SECRET: 'swordfish' })).not.toContain('swordfish');
    expect(messageOf({ STRIPE_SECRET_KEY: 'swordfish' })).not.toContain('swordfish');
  });

  it('wants the whole of what belongs together', () => {
    expect(messageOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toContain('STRIPE_PUBLISHABLE_KEY');
    expect(messageOf({ IMAGE_STORE: 's3' })).toContain('S3_BUCKET');
    expect(messageOf({ GEOCODER: 'google' })).toContain('GEOCODER_KEY');
  });

  it('refuses unsafe defaults in production on a real host, and only there', () => {
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
    expect(messageOf({ ...safe, ...keys, SMTP_URL: 'smtp://mail.test' })).toBe('accepted');
  });
});
