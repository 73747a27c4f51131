import { brandCodes, type BrandCode } from '../domain/brands/brand.ts';
import { DEFAULT_OPERATOR_EMAIL, DEMO_ADDRESS } from '../domain/advertising/inquiry.ts';
import { APARTMENT, defaultPrices, HOUSE } from '../domain/options/property-types.ts';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { READS_A_SECOND } from '../domain/limits.ts';
import { phoneDigits } from '../domain/format/phone.ts';
import { comparableHost } from './http/security/forwarded-headers.ts';
import { isPartnerOrigin } from '../domain/widget/partner-origin.ts';

/** An invalid value in the environment; its message is one line that names the variable and never contains a secret. */
export class EnvError extends Error {
  /** Every problem of the environment, a line each; the message is the first. */
  readonly problems: readonly string[];

  constructor(message: string, problems: readonly string[] = [message]) {
    super(message);
    this.problems = problems;
  }
}

const text = z.string().trim();
const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
const address = (schemes: string[], like: string) =>
  z.string().refine((value) => schemes.includes(URL.parse(value)?.protocol ?? ''), `must be an address like ${like}`);
const webUrl = (like: string) => address(['http:', 'https:'], like).transform((url) => url.replace(/\/+$/, ''));

/** Several secrets with commas between them: the first is used, all are accepted, so that one can be replaced. */
const secrets = (least: number) =>
  text.transform((list, context) => {
    const [first = '', ...others] = list.split(',').map((secret) => secret.trim());
    if ([first, ...others].some((secret) => secret.length < least))
      context.addIssue(`must have at least ${least} characters${others.length > 0 ? ' between its commas' : ''}`);
    return [first, ...others] as const;
  });

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

const partnerHosts = z.string().transform((list, context) => {
  const hosts: Partial<Record<BrandCode, string[]>> = {};
  for (const part of list.split(',').filter((entry) => entry.trim() !== '')) {
    const [code, source = '', ...more] = part.split('=').map((word) => word.trim());
    const brand = brandCodes.find((known) => known === code);
    const plain = source.toLowerCase().replace(/(:443)?\/?$/, '');
    if (brand && isPartnerOrigin(plain) && more.length === 0) (hosts[brand] ??= []).push(plain);
    else context.addIssue('must be a list like cr=https://www.a.example,cr=https://*.b.example');
  }
  return hosts;
});

const phones = z.string().transform((list, context) => {
  const words = list.split(',').filter((word) => word.trim() !== '');
  const numbers = words.map((word) => phoneDigits(word));
  if (numbers.includes(undefined)) context.addIssue('must be a list of numbers like +16145550100,+16145550101');
  return numbers.filter((phone) => phone !== undefined);
});

const schema = z.object({
  NODE_ENV: text.optional(),
  PORT: integer(1, 65_535).default(3000),
  BASE_URL: webUrl('https://homes.example').optional(),
  DATA_DIR: text.default('.data'),
  IMAGES_DIR: text.optional(),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://user:password@host/name').optional(),
  DATABASE_DIRECT_URL: address(['postgres:', 'postgresql:'], 'postgres://user:password@host/name').optional(),
  DATABASE_REPLICA_URLS: text
    .transform((list) => list.split(',').map((url) => url.trim()))
    .refine(
      (urls) => urls.every((url) => /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? '')),
      'must be addresses like postgres://user:password@host/name with commas between them',
    )
    .optional(),
  SESSION_SECRET: secrets(32).optional(),
  STRIPE_SECRET_KEY: text.regex(/^(sk|rk)_/, 'must be a secret key, which begins with sk_').optional(),
  STRIPE_PUBLISHABLE_KEY: text.regex(/^pk_/, 'must be a publishable key, which begins with pk_').optional(),
  STRIPE_API_URL: webUrl('http://127.0.0.1:12111').optional(),
  STRIPE_WEBHOOK_SECRET: text
    .regex(
      /^whsec_[^\s,]+(\s*,\s*whsec_[^\s,]+)*$/,
      'must be a signing secret, which begins with whsec_, or several with commas between them',
    )
    .optional(),
  PRICE_APARTMENT: integer(0, 10_000).default(defaultPrices[APARTMENT]),
  PRICE_HOUSE: integer(0, 10_000).default(defaultPrices[HOUSE]),
  LOCAL_STRIPE_PORT: integer(1, 65_535).optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_FROM: text.includes('@', 'must be an email address').default('nearcampus <homes@nearcampus.example>'),
  POSTAL_ADDRESS: text
    .regex(/^(?=.*\d)[^\n\r,]+(,[^\n\r,]+)+$/, 'must be one line like 1 High Street, Columbus, OH 43201')
    .max(200, 'must have at most 200 characters')
    .optional(),
  GEOCODER: z.enum(['offline', 'census', 'google'], 'must be offline, census or google').default('offline'),
  GEOCODER_KEY: text.optional(),
  IMAGE_STORE: z.enum(['disk', 's3'], 'must be disk or s3').default('disk'),
  S3_ENDPOINT: webUrl('https://s3.example').optional(),
  S3_REGION: text.default('us-east-1'),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  TWILIO_ACCOUNT_SID: text.optional(),
  TWILIO_AUTH_TOKEN: secrets(1).optional(),
  TWILIO_NUMBERS: phones.optional(),
  DIRECTIONS_URL: webUrl('https://routes.example').optional(),
  DIRECTIONS_HOST: webUrl('https://directions.partner.example').optional(),
  MAP_TILES_URL: text
    .regex(/^https?:\/\/[^/?#]+\/.*\{z\}/, 'must be an address like https://tiles.example/{z}/{x}/{y}.png')
    .optional(),
  MAPS_KEY: text.optional(),
  ANALYTICS_ID: text.regex(/^(G|GT|GTM)-[A-Z0-9]{4,20}$/, 'must be an id like G-ABC1234 or GTM-ABC1234').optional(),
  OPERATOR_EMAIL: text.includes('@', 'must be an email address').default(DEFAULT_OPERATOR_EMAIL),
  ADMIN_HOST: webUrl('https://admin.homes.example')
    .refine(
      (url) => /^\w+:\/\/[^/?#@\\]+$/.test(url),
      'must be an address without a path, like https://admin.homes.example',
    )
    .transform((url) => new URL(url).origin)
    .optional(),
  BRAND_HOSTS: brandHosts.default({}),
  PARTNER_HOSTS: partnerHosts.default({}),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl('http://127.0.0.1:4318').optional(),
  METRICS_TOKEN: text.min(24, 'must have at least 24 characters').optional(),
  DB_POOL_SIZE: integer(2, 1000).default(20),
  DB_STATEMENT_TIMEOUT_MS: integer(100, 3_600_000).default(15_000),
  DB_LOCK_TIMEOUT_MS: integer(100, 3_600_000).default(5000),
  DB_CONNECT_TIMEOUT_MS: integer(100, 60_000).default(2000),
  SLOW_STATEMENT_MS: integer(0, 3_600_000).default(1000),
  MIN_FREE_DISK_MB: integer(0, 9_999_999).default(500),
  READ_BUDGET: integer(0, 1_000_000).default(READS_A_SECOND),
  THROTTLE: z.enum(['strict'], 'must be strict').optional(),
  DRAIN_SECONDS: integer(0, 600).optional(),
  HOST: text.optional(),
  DEV_TOOLS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  TRUST_PROXY: text.regex(/^(true|false|\d)$/, 'must be true, false or a number of proxies').default('false'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as warn or info')
    .optional(),
});

/** Returns whether the host name of a URL (as parsed by URL) is this machine's own. */
export const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.\d+\.\d+\.\d+$|^\[::1\]$/.test(hostname);

/** Returns the host of a URL as a request's is compared with it. */
export const hostOf = (url: string) => comparableHost(new URL(url).host);

/** Returns the mode of a Stripe key: live keys move real money. */
const modeOf = (key: string) => /_(test|live)_/.exec(key)?.[1];

/** Returns what is wrong with the URL of a fake of Stripe: it receives the secret key, so it must run here with a test key. */
function fakeStripeProblem(url: string, secretKey: string): string | null {
  const { hostname, pathname, search } = new URL(url);
  if (!isLoopback(hostname)) return 'STRIPE_API_URL must be an address of this machine.';
  if (pathname !== '/' || search !== '') return 'STRIPE_API_URL must be an address without a path.';
  if (modeOf(secretKey) !== 'test') return 'STRIPE_API_URL must be used with a test key as STRIPE_SECRET_KEY only.';
  return null;
}

/** The parsed environment, read once: see docs/configuration.md. */
export type Env = ReturnType<typeof parseEnv>;

/** Parses the environment; an empty variable counts as unset. @throws {EnvError} in a line that names the variable. */
export function parseEnv(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`);
    throw new EnvError(lines[0] ?? 'The environment is invalid.', lines);
  }
  const table = result.data;
  const baseUrl = table.BASE_URL ?? `http://localhost:${table.PORT}`;
  const local = isLoopback(new URL(baseUrl).hostname);
  const production = table.NODE_ENV === 'production' && !local;
  const devTools = table.DEV_TOOLS === '1';
  const localStripePort = table.LOCAL_STRIPE_PORT ?? table.PORT + 10;
  const problems: string[] = [];
  const needs = (name: keyof typeof table, why: string) => {
    if (table[name] === undefined && !problems.some((line) => line.startsWith(`${name} `)))
      problems.push(`${name} must be set ${why}.`);
    return String(table[name] ?? '');
  };
  if (table.DATABASE_REPLICA_URLS !== undefined) needs('DATABASE_URL', 'when DATABASE_REPLICA_URLS is');
  if (table.DATABASE_DIRECT_URL !== undefined) needs('DATABASE_URL', 'when DATABASE_DIRECT_URL is');
  if (localStripePort > 65_535) problems.push('LOCAL_STRIPE_PORT must be set when PORT is above 65525.');
  if (localStripePort === table.PORT) problems.push('LOCAL_STRIPE_PORT must not be the same as PORT.');
  const [secretMode, publishableMode] = [table.STRIPE_SECRET_KEY, table.STRIPE_PUBLISHABLE_KEY].map((key) =>
    modeOf(key ?? ''),
  );
  if (secretMode && publishableMode && secretMode !== publishableMode)
    problems.push('STRIPE_PUBLISHABLE_KEY must be of the same mode, test or live, as STRIPE_SECRET_KEY.');
  for (const name of ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'] as const)
    if (table[name] !== undefined) needs('STRIPE_SECRET_KEY', `when ${name} is`);
  if (table.TWILIO_ACCOUNT_SID !== undefined) needs('TWILIO_NUMBERS', 'when TWILIO_ACCOUNT_SID is: renters call these');
  if (production) {
    needs('SESSION_SECRET', 'in production, where several processes share it');
    needs('STRIPE_SECRET_KEY', 'in production: the local processor and the dev tools are for development only');
    needs('SMTP_URL', 'in production: without it, emails stay in the dev inbox');
    needs('POSTAL_ADDRESS', "in production: email alerts must show the sender's postal address");
    if (table.STRIPE_API_URL)
      problems.push('STRIPE_API_URL must not be set in production: payments would not be real.');
  }
  if (production && !baseUrl.startsWith('https:')) problems.push('BASE_URL must begin with https: in production.');
  if (!local && !devTools)
    needs(
      'STRIPE_SECRET_KEY',
      'when BASE_URL is not this machine: without it payments are simulated (DEV_TOOLS=1 allows that, and shows the dev tools to everyone)',
    );
  const adminHost = table.ADMIN_HOST && hostOf(table.ADMIN_HOST);
  if (adminHost && [baseUrl, ...Object.values(table.BRAND_HOSTS)].map(hostOf).includes(adminHost))
    problems.push('ADMIN_HOST must not be a host of BASE_URL or BRAND_HOSTS, since it serves the console alone.');
  if (production && table.ADMIN_HOST && !table.ADMIN_HOST.startsWith('https:'))
    problems.push('ADMIN_HOST must begin with https: in production.');
  const fakeStripe = table.STRIPE_API_URL && fakeStripeProblem(table.STRIPE_API_URL, table.STRIPE_SECRET_KEY ?? '');
  if (fakeStripe) problems.push(fakeStripe);
  const parsed = {
    production,
    /** Whether the dev tools of the local processor are available to everyone, not only to this machine. */
    devTools,
    port: table.PORT,
    /** Null: both loopback addresses. */
    host: table.HOST ?? null,
    /** The site's URL, without a trailing slash. */
    baseUrl,
    /** Absolute path. */
    dataDir: resolve(table.DATA_DIR),
    /** Absolute path of the images of `IMAGE_STORE=disk`, which all processes share. */
    imagesDir: resolve(table.IMAGES_DIR ?? join(table.DATA_DIR, 'pictures')),
    /** Null: the embedded PostgreSQL. */
    databaseUrl: table.DATABASE_URL ?? null,
    /** The database without a pooler in between, for what a session holds: LISTEN, locks, migrations. */
    directDatabaseUrl: table.DATABASE_DIRECT_URL ?? table.DATABASE_URL ?? null,
    /** Streaming replicas of the database, which serve searches, pages and place data. */
    replicaUrls: table.DATABASE_REPLICA_URLS ?? [],
    /** The first signs, all verify. Null: one is generated and stored in the data folder. */
    sessionSecrets: table.SESSION_SECRET ?? null,
    /** Null: the local processor and the dev tools. */
    stripe:
      table.STRIPE_SECRET_KEY === undefined
        ? null
        : {
            secretKey: table.STRIPE_SECRET_KEY,
            publishableKey: needs('STRIPE_PUBLISHABLE_KEY', 'when STRIPE_SECRET_KEY is'),
            /** All are valid at once: there are two during a rotation. */
            webhookSecrets: needs('STRIPE_WEBHOOK_SECRET', 'when STRIPE_SECRET_KEY is').split(/\s*,\s*/),
            /** Null: Stripe's own. Otherwise the fake used in tests of the product with keys. */
            apiUrl: table.STRIPE_API_URL ?? null,
          },
    localStripePort,
    /** Limits of connections that serve requests and jobs; times in milliseconds. */
    database: {
      poolSize: table.DB_POOL_SIZE,
      statementMs: table.DB_STATEMENT_TIMEOUT_MS,
      lockMs: table.DB_LOCK_TIMEOUT_MS,
      connectMs: table.DB_CONNECT_TIMEOUT_MS,
      /** Statements that take longer are logged. */
      slowMs: table.SLOW_STATEMENT_MS,
    },
    /** Uploads are rejected when the disk has less space left. */
    minFreeBytes: table.MIN_FREE_DISK_MB * 1_000_000,
    /** How long a stopping server is not ready and still serves, so that balancers notice; milliseconds. */
    drainMs: (table.DRAIN_SECONDS ?? (production ? 10 : 0)) * 1000,
    /** Lookups per client and second; 0 is no limit. */
    readBudget: table.READ_BUDGET,
    /** Whether clients on this machine have higher limits than a network: in the default local start (K77). */
    relaxesLocalLimits:
      table.THROTTLE === undefined && local && table.STRIPE_SECRET_KEY === undefined && table.TRUST_PROXY === 'false',
    /** Dollars per month by property type; 0 is not offered. */
    prices: { [APARTMENT]: table.PRICE_APARTMENT, [HOUSE]: table.PRICE_HOUSE },
    /** Null: the dev inbox. */
    smtpUrl: table.SMTP_URL ?? null,
    mailFrom: table.MAIL_FROM,
    /** The operator's postal address, required in advertising emails (CAN-SPAM). */
    postalAddress: table.POSTAL_ADDRESS ?? DEMO_ADDRESS,
    operatorEmail: table.OPERATOR_EMAIL,
    geocoder: table.GEOCODER,
    geocoderKey: table.GEOCODER === 'google' ? needs('GEOCODER_KEY', 'when GEOCODER is google') : null,
    /** Null: images are stored in the data folder. */
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
    /** Null: numbers that are not connected; the dev tools simulate calls to them. */
    twilio:
      table.TWILIO_ACCOUNT_SID === undefined
        ? null
        : {
            accountSid: table.TWILIO_ACCOUNT_SID,
            /** The first is used for calls of the API, all are accepted in webhooks. */
            authTokens: table.TWILIO_AUTH_TOKEN ?? [needs('TWILIO_AUTH_TOKEN', 'when TWILIO_ACCOUNT_SID is')],
            /** The numbers for renters to call, ten digits each. */
            numbers: table.TWILIO_NUMBERS ?? [],
          },
    /** Null: the route to campus is estimated. */
    directionsUrl: table.DIRECTIONS_URL ?? null,
    /** The partner network's host of `/directions` (requirement 182); null: this site answers it. */
    directionsHost: table.DIRECTIONS_HOST ?? null,
    /** Includes its key, because browsers request tiles directly. Null: maps show the outlines of the states. */
    mapTilesUrl:
      table.MAP_TILES_URL?.replace('{key}', () =>
        encodeURIComponent(needs('MAPS_KEY', 'when MAP_TILES_URL has {key}')),
      ) ?? null,
    analyticsId: table.ANALYTICS_ID ?? null,
    /** The origin of the only host that serves the staff console, and nothing else; null: every host serves it. */
    adminHost: table.ADMIN_HOST ?? null,
    /** The origin of each brand that has its own host. */
    brandHosts: table.BRAND_HOSTS,
    /** Sites that may embed each brand's widget and read its partner API: see server/widget/partner-hosts.ts. */
    partnerHosts: table.PARTNER_HOSTS,
    /** The token that /metrics requires. Null: only programs on this machine may read it, and on a public site nobody. */
    metricsToken: table.METRICS_TOKEN ?? null,
    /** The collector of traces and metrics; null: none. */
    otlpEndpoint: table.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    /** Whether the site is only for this machine. */
    local,
    /** The number of proxies in front of the server. */
    trustProxy: Number({ true: 1, false: 0 }[table.TRUST_PROXY] ?? table.TRUST_PROXY),
    logLevel: table.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
  if (problems[0] !== undefined) throw new EnvError(problems[0], problems);
  return parsed;
}
