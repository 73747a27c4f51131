import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LocalStripe } from '../../mocks/stripe/server.ts';
import { NotFound } from '../errors.ts';
import { mayUseDevTools, type DevAccess } from '../http/local-requests.ts';
import type { DevInbox } from '../integrations/smtp/dev-inbox.ts';
import { registerDevApi } from './dev-api.ts';
import type { Services } from '../services.ts';
import type { DeliverWebhook } from './simulated-call.ts';
import { SimulatedCalls } from './simulated-calls.ts';
import { registerDevPages } from './dev-pages.ts';
import { registerExamplePages } from './example-pages.ts';

/** The publishable key that a browser uses with the local processor; it never holds a secret key. */
const PUBLISHABLE_KEY = 'pk_test_local';
const forBrowsers =
  /^v1\/(payment_methods|(payment|setup)_intents\/(pi|seti)_\w+(\/confirm)?|test_helpers\/(payment|setup)_intents\/(pi|seti)_\w+\/authenticate)$/;

/**
 * Proxies requests from the page's own origin to the local processor (ADR 0004), so that the test card works from a
 * phone or behind one port. The body is forwarded as bytes: card fields are not parsed here, and so cannot be logged.
 */
export function registerLocalProcessorProxy(app: FastifyInstance, processor: LocalStripe): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: 16_384 }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Params: { '*': string }; Body: Buffer | null }>('/dev/processor/*', async (request, reply) => {
    const path = request.params['*'];
    if (!forBrowsers.test(path)) return reply.callNotFound();
    const answer = await fetch(`http://127.0.0.1:${processor.port}/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${PUBLISHABLE_KEY}`,
        'content-type': request.headers['content-type'] ?? 'application/x-www-form-urlencoded',
      },
      body: request.body ? new Uint8Array(request.body) : null,
    });
    return reply
      .code(answer.status)
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(await answer.text());
  });
}

export interface DevToolsDeps extends Pick<
  Services,
  'clock' | 'clockService' | 'switchboard' | 'reconciler' | 'staff'
> {
  orm: MikroORM;
  inbox: DevInbox;
  processor: LocalStripe;
  baseUrl: string;
  access: DevAccess;
}

/** Registers the dev tools as pages under /dev and as JSON under /dev/api, and the partner pages under /examples. */
export async function registerDevTools(app: FastifyInstance, deps: DevToolsDeps): Promise<void> {
  const deliver: DeliverWebhook = async (url, form, signature) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature };
    const answer = await app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(form).toString() });
    if (answer.statusCode >= 400)
      throw new Error(`The webhook ${url.replace(/\?.*/, '')} answered ${answer.statusCode}.`);
    return answer.body;
  };
  const refuseOthers = async (request: FastifyRequest) => {
    if (!mayUseDevTools(request, deps.access))
      throw new NotFound('Open the dev tools at localhost, or set DEV_TOOLS=1.');
  };
  const calls = new SimulatedCalls({ ...deps, deliver });
  await app.register(async (desk) => {
    desk.addHook('onRequest', refuseOthers);
    desk.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    desk.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    registerDevApi(desk, { ...deps, calls });
    registerDevPages(desk, { ...deps, calls });
    registerExamplePages(desk, deps);
  });
  await app.register(async (door) => {
    door.addHook('onRequest', refuseOthers);
    registerLocalProcessorProxy(door, deps.processor);
  });
}
