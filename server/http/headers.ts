import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { hint } from '../../client/hint.ts';
import type { Env } from '../env.ts';
import { ANALYTICS_SOURCES } from './analytics.ts';

/** What Stripe's guide asks for where its script draws its frames and asks a card's owner; it serves them from names below. */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/** The Content-Security-Policy's sources: no nonce, so that a cached page stays valid; one inline script by its hash. */
function directives(env: Env) {
  const live = env.stripe !== null;
  const counted = env.analyticsId === null ? { script: [], connect: [], image: [] } : ANALYTICS_SOURCES;
  const tiles =
    env.mapTilesUrl === null ? [] : [new URL(env.mapTilesUrl.replace(/\{s\}/, '*').replace(/\{.*/, '')).origin];
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      `'sha256-${createHash('sha256').update(hint).digest('base64')}'`,
      ...(live ? STRIPE.script : []),
      ...counted.script,
    ],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles, ...counted.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(live ? ['https://api.stripe.com'] : []), ...counted.connect],
    'frame-src': live ? STRIPE.frame : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** What helmet says of itself that is not the transport's doing. */
const TRANSPORT = ['content-length', 'content-type', 'connection', 'keep-alive', 'date'];

/** Helmet's headers, asked for once: they never differ, and working them out again costs more than a small answer. */
async function securityHeaders(env: Env): Promise<Record<string, string>> {
  const https = env.baseUrl.startsWith('https:');
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directives(env) },
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
  url.startsWith('/api/') || (method === 'POST' && /^\/graphql\b/.test(url));

/** Headers that every answer carries: a page the whole set, data only what still means something for it. */
export async function registerHeaders(app: FastifyInstance, env: Env): Promise<void> {
  const page = await securityHeaders(env);
  const kept = ['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy'];
  const data: Record<string, string> = {
    ...Object.fromEntries(Object.entries(page).filter(([name]) => kept.includes(name))),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(isData(request) ? data : page).header('x-request-id', request.id);
    done();
  });
}
