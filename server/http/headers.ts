import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { hint } from '../../client/hint.ts';
import type { Env } from '../env.ts';

const STRIPE = { script: ['https://js.stripe.com'], frame: ['https://js.stripe.com', 'https://hooks.stripe.com'] };

/** The Content-Security-Policy's sources: no nonce, so that a cached page stays valid; one inline script by its hash. */
function directives(env: Env) {
  const live = env.stripe !== null;
  const tiles =
    env.mapTilesUrl === null ? [] : [new URL(env.mapTilesUrl.replace(/\{s\}/, '*').replace(/\{.*/, '')).origin];
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      `'sha256-${createHash('sha256').update(hint).digest('base64')}'`,
      ...(live ? STRIPE.script : []),
    ],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(live ? ['https://api.stripe.com'] : [])],
    'frame-src': live ? STRIPE.frame : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Headers that every answer carries. */
export async function registerHeaders(app: FastifyInstance, env: Env): Promise<void> {
  const https = env.baseUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directives(env) },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
}
