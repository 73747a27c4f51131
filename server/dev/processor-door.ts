import type { FastifyInstance } from 'fastify';
import type { LocalStripe } from '../../mocks/stripe/server.ts';

/** What a browser may ask of a processor: it never holds a secret key. */
const PUBLISHABLE_KEY = 'pk_test_local';
const forBrowsers =
  /^v1\/(payment_methods|(payment|setup)_intents\/(pi|seti)_\w+(\/confirm)?|test_helpers\/(payment|setup)_intents\/(pi|seti)_\w+\/authenticate)$/;

/**
 * The way from the page's own origin to the local processor (ADR 0004), so that the test card works from a phone or
 * behind one port. The body goes through as bytes: card fields are not read here, and so cannot be logged.
 */
export function registerProcessorDoor(app: FastifyInstance, processor: LocalStripe): void {
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
