import type { FastifyInstance } from 'fastify';
import type { BillingService } from './billing.service.ts';

/**
 * POST /webhooks/stripe: signed, so it needs no CSRF token. The signature covers the bytes as they came, so the body is
 * not parsed. 200 when taken, 400 for a signature that is not the processor's; anything else and it is told again.
 */
export async function stripeWebhookRoute(
  app: FastifyInstance,
  billing: Pick<BillingService, 'handleWebhook'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1_048_576 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/webhooks/stripe', { config: { csrf: 'off', cookieless: true } }, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const taken = typeof signature === 'string' && (await billing.handleWebhook(body, signature));
      return reply
        .code(taken ? 200 : 400)
        .send(taken ? { received: true } : { message: 'The signature is not right.' });
    });
  });
}
