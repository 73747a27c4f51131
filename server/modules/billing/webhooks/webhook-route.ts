import type { FastifyInstance, FastifyReply } from 'fastify';
import { PaymentsUnavailable } from '../../../integrations/payments/cards/card-declines.ts';
import type { BillingService, WebhookResult } from '../billing.service.ts';

/** Larger than any event of the processor's. */
const MAX_BODY_BYTES = 1_048_576;
/** For a processor that keeps to it; Stripe has a schedule of its own. */
const RETRY_AFTER_SECONDS = 60;

/** How a webhook is answered. What is not 200 is told again, for three days. */
const answers: Record<WebhookResult, { status: number; body: object }> = {
  taken: { status: 200, body: { received: true } },
  known: { status: 200, body: { received: true } },
  ignored: { status: 200, body: { received: true } },
  forged: { status: 400, body: { message: 'The signature is not right.' } },
  stale: { status: 400, body: { message: 'This was signed more than five minutes from now: look at the clocks.' } },
  unreadable: { status: 400, body: { message: 'This is not an event.' } },
};

export interface WebhookRouteOptions {
  /** Hears what came of each; `failed`: it could not be taken now and will be told again. */
  onResult?: (result: WebhookResult | 'failed') => void;
}

/**
 * POST /webhooks/stripe: signed, so it needs no CSRF token. The signature covers the bytes as they came, so the body is not
 * parsed before. 200 when taken, known already, or about nothing of ours; 400 when it is not the processor's, signed too
 * long ago or ahead of time; 413 when too large; 503 while the processor cannot be asked, so that it is told again.
 */
export async function registerStripeWebhook(
  app: FastifyInstance,
  billing: Pick<BillingService, 'handleWebhook'>,
  { onResult }: WebhookRouteOptions = {},
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
