import { resolve } from 'node:path';
import { z } from 'zod';
import { brandCodes, type BrandCode } from '../domain/brands.ts';

/** A wrong value in the environment; its message is one line that names the variable and never repeats a secret. */
export class EnvError extends Error {}

const text = z.string().trim();
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(
      z
        .number(`must be a whole number from ${min} to ${max}`)
        .min(min, `must be at least ${min}`)
        .max(max, `must be at most ${max}`),
    );
const address = (schemes: string[], like: string) =>
  z.string().refine((value) => schemes.includes(URL.parse(value)?.protocol ?? ''), `must be an address like ${like}`);
const web = (like: string) => address(['http:', 'https:'], like).transform((url) => url.replace(/\/+$/, ''));

const brandHosts = z.string().transform((list, context) => {
  const hosts: Partial<Record<BrandCode, string>> = {};
  for (const part of list.split(',').filter((entry) => entry.trim() !== '')) {
    const [code, url] = part.split('=', 2).map((word) => word.trim());
    const brand = brandCodes.find((known) => known === code);
    const origin = URL.parse(url ?? '')?.origin;
    if (brand && origin?.startsWith('http')) hosts[brand] = origin;
    else context.addIssue(`must be a list like cr=https://a.example,csa=https://b.example`);
  }
  return hosts;
});

const schema = z.object({
  NODE_ENV: text.optional(),
  PORT: whole(1, 65_535).default(3000),
  BASE_URL: web('https://homes.example').optional(),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://user:password@host/name').optional(),
  SESSION_SECRET: text.min(32, 'must have at least 32 characters').optional(),
  STRIPE_SECRET_KEY: text.regex(/^(sk|rk)_/, 'must be a secret key, which begins with sk_').optional(),
  STRIPE_PUBLISHABLE_KEY: text.regex(/^pk_/, 'must be a publishable key, which begins with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: text.regex(/^whsec_/, 'must be a signing secret, which begins with whsec_').optional(),
  PRICE_APARTMENT: whole(0, 10_000).default(49),
  PRICE_HOUSE: whole(0, 10_000).default(29),
  LOCAL_STRIPE_PORT: whole(1, 65_535).optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_FROM: text.includes('@', 'must be an e-mail address').default('nearcampus <homes@nearcampus.example>'),
  GEOCODER: z.enum(['offline', 'census', 'google'], 'must be offline, census or google').default('offline'),
  GEOCODER_KEY: text.optional(),
  IMAGE_STORE: z.enum(['disk', 's3'], 'must be disk or s3').default('disk'),
  S3_ENDPOINT: web('https://s3.example').optional(),
  S3_REGION: text.default('us-east-1'),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  TWILIO_ACCOUNT_SID: text.optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  DIRECTIONS_URL: web('https://routes.example').optional(),
  MAP_TILES_URL: text.regex(/^https?:\/\//, 'must be an address like https://tiles.example/{z}/{x}/{y}.png').optional(),
  MAPS_KEY: text.optional(),
  ANALYTICS_ID: text.optional(),
  OPERATOR_EMAIL: text.includes('@', 'must be an e-mail address').default('operator@nearcampus.example'),
  BRAND_HOSTS: brandHosts.default({}),
  HOST: text.optional(),
  TRUST_PROXY: z.enum(['true', 'false', '1', '0'], 'must be true or false').default('false'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as warn or info')
    .optional(),
});

const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(hostname);

/** Everything the environment says, read once: see the configuration table in the README. */
export type Env = ReturnType<typeof parseEnv>;

/**
 * Reads the environment; an empty variable counts as unset.
 * @throws {EnvError} with one line that names the variable that is wrong.
 */
export function parseEnv(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new EnvError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const table = result.data;
  const baseUrl = table.BASE_URL ?? `http://localhost:${table.PORT}`;
  const production = table.NODE_ENV === 'production' && !isLoopback(new URL(baseUrl).hostname);
  const localStripePort = table.LOCAL_STRIPE_PORT ?? table.PORT + 10;
  const needs = (name: keyof typeof table, why: string) => {
    if (table[name] === undefined) throw new EnvError(`${name} must be set ${why}.`);
    return String(table[name]);
  };
  if (localStripePort > 65_535) throw new EnvError('LOCAL_STRIPE_PORT must be set when PORT is above 65525.');
  if (localStripePort === table.PORT) throw new EnvError('LOCAL_STRIPE_PORT must not be the same as PORT.');
  if (production) {
    needs('SESSION_SECRET', 'in production, where several processes share it');
    needs('STRIPE_SECRET_KEY', 'in production: the local processor and the dev desk are for trying the product only');
    needs('SMTP_URL', 'in production: without it letters stay in the dev inbox');
  }
  return {
    production,
    port: table.PORT,
    /** Null: the loopback addresses, both of them. */
    host: table.HOST ?? null,
    /** Where the site stands, without a slash at its end. */
    baseUrl,
    /** Absolute. */
    dataDir: resolve(table.DATA_DIR),
    /** Null: the PostgreSQL that comes with the package. */
    databaseUrl: table.DATABASE_URL ?? null,
    /** Null: one is made and kept in the data folder. */
    sessionSecret: table.SESSION_SECRET ?? null,
    /** Null: the local processor, and with it the dev desk. */
    stripe:
      table.STRIPE_SECRET_KEY === undefined
        ? null
        : {
            secretKey: table.STRIPE_SECRET_KEY,
            publishableKey: needs('STRIPE_PUBLISHABLE_KEY', 'when STRIPE_SECRET_KEY is'),
            webhookSecret: needs('STRIPE_WEBHOOK_SECRET', 'when STRIPE_SECRET_KEY is'),
          },
    localStripePort,
    /** Dollars a month by property type; 0 is not offered. */
    prices: { 84: table.PRICE_APARTMENT, 85: table.PRICE_HOUSE },
    /** Null: the dev desk's inbox. */
    smtpUrl: table.SMTP_URL ?? null,
    mailFrom: table.MAIL_FROM,
    operatorEmail: table.OPERATOR_EMAIL,
    geocoder: table.GEOCODER,
    geocoderKey: table.GEOCODER === 'google' ? needs('GEOCODER_KEY', 'when GEOCODER is google') : null,
    /** Null: pictures lie in the data folder. */
    s3:
      table.IMAGE_STORE === 'disk'
        ? null
        : {
            endpoint: table.S3_ENDPOINT ?? null,
            region: table.S3_REGION,
            bucket: needs('S3_BUCKET', 'when IMAGE_STORE is s3'),
            accessKeyId: needs('S3_ACCESS_KEY_ID', 'when IMAGE_STORE is s3'),
            secretAccessKey: needs('S3_SECRET_ACCESS_KEY', 'when IMAGE_STORE is s3'),
          },
    twilio:
      table.TWILIO_ACCOUNT_SID === undefined
        ? null
        : {
            accountSid: table.TWILIO_ACCOUNT_SID,
            authToken: needs('TWILIO_AUTH_TOKEN', 'when TWILIO_ACCOUNT_SID is'),
          },
    directionsUrl: table.DIRECTIONS_URL ?? null,
    mapTilesUrl: table.MAP_TILES_URL ?? null,
    mapsKey: table.MAPS_KEY ?? null,
    analyticsId: table.ANALYTICS_ID ?? null,
    /** The origin of each brand that has a host of its own. */
    brandHosts: table.BRAND_HOSTS,
    trustProxy: table.TRUST_PROXY === 'true' || table.TRUST_PROXY === '1',
    logLevel: table.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}
