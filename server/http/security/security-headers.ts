import { brandCodes, type BrandCode } from '../../../domain/brands/brand.ts';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { frameInlineScript, siteInlineScript } from '../../../client/app/hydration/early-events.ts';
import type { Env } from '../../env.ts';
import { partnerHosts } from '../../widget/partner-hosts.ts';
import { requestBrand } from '../../ssr/page-url.ts';
import { ANALYTICS_SOURCES } from './analytics.ts';

/** The sources that Stripe's guide requires for its script, its frames and cardholder authentication, with subdomains. */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

type Sources = Record<string, readonly string[]>;

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Returns the Content-Security-Policy's sources: no nonce, so that a cached page stays valid; one inline script by its hash. */
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
    // Own frames: the page for partners shows the widget; no other page of the site can be framed.
    'frame-src': ["'self'", ...(live ? STRIPE.frame : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Returns the directives of a widget's frame: same-origin requests only, and its brand's partners as frame ancestors. */
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

/** Headers of the transport, as opposed to those set by helmet. */
const TRANSPORT = ['content-length', 'content-type', 'connection', 'keep-alive', 'date'];

/** Returns helmet's headers, computed once: they are constant, and computing them costs more than a small response. */
async function securityHeaders(env: Env): Promise<Record<string, string>> {
  const https = env.baseUrl.startsWith('https:');
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: false, // Set per page below.
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

/** Returns whether the response is data for a program, which is never shown as a page. */
const isData = ({ method, url }: FastifyRequest) =>
  url.startsWith('/api/') ||
  (method === 'POST' && /^(\/admin)?\/graphql\b/.test(url)) ||
  /^\/embed\/(graphql|token)\b/.test(url);

/** For pages that are cross-origin isolated, which show only frames that are too; frames are not for search engines. */
const frameHeaders = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
};

const isFrame = ({ url }: FastifyRequest) => /^\/embed(?![^/?])/.test(url);

/** Adds security headers to every response. No page may be framed, except the widget's by their brand's partners. */
export async function registerSecurityHeaders(app: FastifyInstance, env: Env): Promise<void> {
  const always = await securityHeaders(env);
  const page = { ...always, 'content-security-policy': policyOf(directives(env)) };
  const { 'x-frame-options': _older, ...framed } = always; // X-Frame-Options cannot name several sites.
  const frames = Object.fromEntries(
    brandCodes.map((brand) => {
      const policy = policyOf(frameDirectives(env, brand));
      return [brand, { ...framed, ...frameHeaders, 'content-security-policy': policy }];
    }),
  );
  const site = { baseUrl: env.baseUrl, hosts: env.brandHosts };
  const keptHeaders = ['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy'];
  const data: Record<string, string> = {
    ...Object.fromEntries(Object.entries(page).filter(([name]) => keptHeaders.includes(name))),
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
