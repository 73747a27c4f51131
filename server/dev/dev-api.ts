import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { zodFieldErrors } from '../../domain/field-errors.ts';
import { phoneDigits } from '../../domain/format/phone.ts';
import { reconcilerState } from '../modules/billing/reconciler/reconciler-state.ts';
import { callEnds, DEV_CALLER, type CallEnd } from './simulated-call.ts';
import type { SimulatedCalls } from './simulated-calls.ts';
import type { DevToolsDeps } from './dev-tools.ts';
import { addDays, addMonths } from './add-time.ts';

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
export function registerDevApi(app: FastifyInstance, deps: DevToolsDeps & { calls: SimulatedCalls }): void {
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
