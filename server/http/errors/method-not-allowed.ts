import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../errors.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Answers the methods that an address does not take with 405 and the ones it does. */
export function rejectOtherMethods(app: FastifyInstance, url: string, taken: readonly string[]): void {
  app.route({
    method: methods.filter((method) => !taken.includes(method)),
    url,
    // nothing is changed, so nothing has to be proven; and the method is wrong whoever asks
    config: { csrf: 'off' },
    handler: () => {
      throw new RequestError(405, 'METHOD_NOT_ALLOWED', 'This address takes another method.', {
        allow: taken.join(', '),
      });
    },
  });
}
