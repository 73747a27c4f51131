import type { FastifyInstance, FastifyReply } from 'fastify';
import { PaymentsUnavailable } from '../../../integrations/payments/cards/card-declines.ts';
import type { BillingService, WebhookResult } from '../billing.service.ts';

/** Larger than any event of the processor. */
const MAX_BODY_BYTES = 1_048_576;
/** For a processor that respects it; Stripe has its own retry schedule. */
const RETRY_AFTER_SECONDS = 60;

/** The responses to webhooks. Anything but 200 is redelivered for three days. */
const answers: Record<WebhookResult, { status: number; body: object }> = {
  taken: { status: 200, body: { received: true } },
  known: { status: 200, body: { received: true } },
  ignored: { status: 200, body: { received: true } },
  forged: { status: 400, body: { message: 'The signature is invalid.' } },
  stale: {
    status: 400,
    body: { message: 'The timestamp of the signature is off by more than five minutes. Check the clocks.' },
  },
  unreadable: { status: 400, body: { message: 'This is not an event.' } },
};

/**
 * Registers POST /webhooks/stripe: signed, so it needs no CSRF token. The signature covers the raw bytes, so the body
 * is not parsed first. 200 when handled, already known, or about no object of ours; 400 when the signature is invalid,
 * too old or in the future; 413 when too large; 503 while the processor is unreachable, so that it redelivers.
 * `onResult` is called with the result of each webhook; `failed`: it could not be handled now and will be redelivered.
 */
export async function registerStripeWebhook(
  app: FastifyInstance,
  billing: Pick<BillingService, 'handleWebhook'>,
  { onResult }: { onResult?: (result: WebhookResult | 'failed') => void } = {},
): Promise<void> {
  const say = (reply: FastifyReply, result: WebhookResult) => {
    onResult?.(result);
    return reply.code(answers[result].status).send(answers[result].body);
  };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/webhooks/stripe', { config: { csrf: 'off', cookieless: true } }, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const signature = request.headers['stripe-signature'];
      if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) return say(reply, 'forged');
      try {
        return say(reply, await billing.handleWebhook(request.body, signature));
      } catch (error) {
        onResult?.('failed');
        if (!(error instanceof PaymentsUnavailable)) throw error;
        return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send({ message: error.message });
      }
    });
  });
}
