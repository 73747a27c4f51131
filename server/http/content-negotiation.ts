import type { FastifyInstance } from 'fastify';

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0];
type Storage = ReturnType<Strategy['storage']>;
type Handler = NonNullable<ReturnType<Storage['get']>>;

/** A route of those who ask for JSON by its name; a browser, and who takes anything, goes on to the page of the address. */
export const JSON_CLIENTS = { accepts: 'json' };

const acceptsJson = (accept: string | undefined): boolean =>
  accept !== undefined && accept.includes('application/json') && !accept.includes('text/html');

/** Lets a route say that it is `FOR_PROGRAMS`. */
export function registerContentNegotiation(app: FastifyInstance): void {
  app.addConstraintStrategy({
    name: 'accepts',
    storage: () => {
      const handlers = new Map<unknown, Handler>();
      return {
        get: (asked) => handlers.get(asked) ?? null,
        set: (asked, handler) => void handlers.set(asked, handler),
      };
    },
    validate: () => {},
    deriveConstraint: ({ headers }) => (acceptsJson(headers.accept) ? JSON_CLIENTS.accepts : undefined),
    mustMatchWhenDerived: false,
  });
}
