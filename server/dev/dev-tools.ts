import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LocalStripe } from '../../mocks/stripe/server.ts';
import { NotFound } from '../errors.ts';
import { mayUseDevTools, type DevAccess } from '../http/local-requests.ts';
import type { DevInbox } from '../integrations/smtp/dev-inbox.ts';
import type { Services } from '../services.ts';
import { type DeliverWebhook, callEnds, DEV_CALLER, type CallEnd } from './simulated-call.ts';
import { SimulatedCalls } from './simulated-calls.ts';
import { registerDevPages } from './dev-pages.ts';
import { registerExamplePages } from './example-pages.ts';
import { z } from 'zod';
import { zodFieldErrors } from '../../domain/field-errors.ts';
import { phoneDigits } from '../../domain/format/phone.ts';
import { reconcilerState } from '../modules/billing/reconciler/reconciler-state.ts';
import { addDays, addMonths } from './add-time.ts';

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

const registerEndpoints = { config: { csrf: 'script' as const } };
/** Three years: more than any test needs, and small enough to process. */
const span = (most: number) => {
  const words = `Enter a whole number from 1 to ${most}.`;
  return z.number(words).int(words).min(1, words).max(most, words);
};
const advance = z.union([z.strictObject({ days: span(1100) }), z.strictObject({ months: span(36) })], {
  error: 'Send either {"days": 1 to 1100} or {"months": 1 to 36}.',
});
const phone = z.string().transform((text, context) => {
  const digits = phoneDigits(text);
  if (digits === undefined) context.addIssue('Enter a 10-digit phone number.');
  return digits ?? '';
});
const ends = Object.keys(callEnds) as CallEnd[];
const call = z.object({
  to: phone,
  from: phone.default(DEV_CALLER),
  end: z.enum(ends, `Send one of ${ends.join(', ')}.`).default('answered'),
});

/** Registers the dev tools' JSON API for scripts and tests: the data of the pages, and control of the clock. */
function registerDevApi(app: FastifyInstance, deps: DevToolsDeps & { calls: SimulatedCalls }): void {
  const { orm, inbox, processor, clock, clockService, calls, reconciler } = deps;
  app.get('/dev/api/mails', async () => ({ data: await inbox.list() }));
  app.get('/dev/api/clock', async () => ({ now: clock.now() }));
  app.get('/dev/api/reconciler', async () => ({ data: await reconcilerState(orm) }));
  app.get('/dev/api/calls', async () => ({ data: await calls.list() }));
  for (const kind of ['customers', 'subscriptions', 'invoices', 'events'] as const)
    app.get(`/dev/api/stripe/${kind}`, async () => ({ data: processor.list(kind) }));

  app.post('/dev/api/clock/advance', registerEndpoints, async (request, reply) => {
    const wanted = advance.safeParse(request.body ?? {});
    if (!wanted.success) return reply.code(422).send({ errors: zodFieldErrors(wanted.error, () => 'days') });
    const now = clock.now();
    await clockService.advance(
      'days' in wanted.data ? addDays(now, wanted.data.days) : addMonths(now, wanted.data.months),
    );
    return { now: clock.now() };
  });

  app.post('/dev/api/reconciler/run', registerEndpoints, async () => ({
    data: await reconciler.reconcile({ all: true }),
  }));

  app.post('/dev/api/calls', registerEndpoints, async (request, reply) => {
    const wanted = call.safeParse(request.body ?? {});
    if (!wanted.success) return reply.code(422).send({ errors: zodFieldErrors(wanted.error) });
    return { data: await calls.ring(wanted.data.from, wanted.data.to, wanted.data.end) };
  });
}
