import { brandCodes, type BrandCode } from '../../../domain/brands/brand.ts';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { frameInlineScript, siteInlineScript } from '../../../client/app/hydration/early-events.ts';
import type { Env } from '../../env.ts';
import { partnerHosts } from '../../widget/partner-hosts.ts';
import { requestBrand } from '../../ssr/page-url.ts';
import { ANALYTICS_SOURCES } from './analytics.ts';

/** What Stripe's guide asks for where its script draws its frames and asks a card's owner; it serves them from names below. */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

type Sources = Record<string, readonly string[]>;

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The Content-Security-Policy's sources: no nonce, so that a cached page stays valid; one inline script by its hash. */
function directives(env: Env): Sources {
  const live = env.stripe !== null;
  const counted = env.analyticsId === null ? { script: [], connect: [], image: [] } : ANALYTICS_SOURCES;
  const tiles =
    env.mapTilesUrl === null ? [] : [new URL(env.mapTilesUrl.replace(/\{s\}/, '*').replace(/\{.*/, '')).origin];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", hashOf(siteInlineScript), ...(live ? STRIPE.script : []), ...counted.script],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles, ...counted.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(live ? ['https://api.stripe.com'] : []), ...counted.connect],
    // Our own: the page for partners shows the widget, and nothing else of the site lets itself be framed.
    'frame-src': ["'self'", ...(live ? STRIPE.frame : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** A widget's frame runs and asks nothing but what is the site's own, and its brand's partners may stand around it. */
function frameDirectives(env: Env, brand: BrandCode): Sources {
  const own = ["'self'"];
  return {
    ...directives(env),
    'script-src': [...own, hashOf(frameInlineScript)],
    'connect-src': own,
    'frame-src': ["'none'"],
    'frame-ancestors': [...own, ...partnerHosts(env, brand)],
  };
}

const policyOf = (sources: Sources): string =>
  Object.entries(sources)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');

/** What helmet says of itself that is not the transport's doing. */
const TRANSPORT = ['content-length', 'content-type', 'connection', 'keep-alive', 'date'];

/** Helmet's headers, asked for once: they never differ, and working them out again costs more than a small answer. */
async function securityHeaders(env: Env): Promise<Record<string, string>> {
  const https = env.baseUrl.startsWith('https:');
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: false, // ours is by page
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  probe.get('/', () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || TRANSPORT.includes(name) ? [] : [[name, String(value)] as const],
    ),
  );
}

/** Whether what is asked for is data for a program, whoever asks: it is never shown as a page. */
const isData = ({ method, url }: FastifyRequest) =>
  url.startsWith('/api/') || (method === 'POST' && /^\/graphql\b/.test(url)) || /^\/embed\/(graphql|token)\b/.test(url);

/**
 * A page that isolates itself shows only frames that agree to it and are isolated too; what is in ours is our own. And
 * nobody finds a frame by searching.
 */
const frameHeaders = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
};

const isFrame = ({ url }: FastifyRequest) => /^\/embed(?![^/?])/.test(url);

/**
 * Headers that every answer carries: a page the whole set, data only what still means something for it. Nobody may frame
 * any of it, but for the widget's pages, which their brand's partners may.
 */
export async function registerSecurityHeaders(app: FastifyInstance, env: Env): Promise<void> {
  const always = await securityHeaders(env);
  const page = { ...always, 'content-security-policy': policyOf(directives(env)) };
  const { 'x-frame-options': _older, ...framed } = always; // it cannot name several sites
  const frames = Object.fromEntries(
    brandCodes.map((brand) => {
      const policy = policyOf(frameDirectives(env, brand));
      return [brand, { ...framed, ...frameHeaders, 'content-security-policy': policy }];
    }),
  );
  const site = { baseUrl: env.baseUrl, hosts: env.brandHosts };
  const kept = ['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy'];
  const data: Record<string, string> = {
    ...Object.fromEntries(Object.entries(page).filter(([name]) => kept.includes(name))),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  const headersOf = (request: FastifyRequest) => {
    if (isData(request)) return data;
    return (isFrame(request) && frames[requestBrand(request, site).brand]) || page;
  };
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headersOf(request)).header('x-request-id', request.id);
    done();
  });
}
