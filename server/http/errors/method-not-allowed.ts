import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../errors.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Responds with 405 and the allowed methods to all other methods of a URL. */
export function rejectOtherMethods(app: FastifyInstance, url: string, taken: readonly string[]): void {
  app.route({
    method: methods.filter((method) => !taken.includes(method)),
    url,
    // Nothing is changed, so no CSRF token is needed; and the method is wrong for every caller.
    config: { csrf: 'off' },
    handler: () => {
      throw new RequestError(405, 'METHOD_NOT_ALLOWED', 'Method not allowed.', {
        allow: taken.join(', '),
      });
    },
  });
}
