import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Pool } from 'pg';
import { contextOf } from '../context.ts';
import { Refusal } from '../errors.ts';
import type { Facts } from '../live/facts.ts';
import { registerLive } from '../live/routes.ts';
import type { Services } from '../services.ts';
import { createApollo } from './apollo.ts';
import { registerExplorer } from './explorer.ts';

/** Escapes that GraphQL's own lexer would turn into what no text has. */
const UNSTORABLE = /\\u(?:0000|\{0+\}|d[89a-f])/i;

/** POST /graphql; its websocket; and, while the dev desk is there, the explorer at GET /graphql. */
export async function registerGraphql(
  app: FastifyInstance,
  schema: GraphQLSchema,
  services: Services,
  live: { pool: Pool; facts: Facts },
): Promise<void> {
  const open = services.env.stripe === null;
  const apollo = createApollo({
    schema,
    open,
    onSurprise: (error, requestId) => app.log.error({ err: error, requestId }, 'surprise in GraphQL'),
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  app.route({
    method: 'POST',
    url: '/graphql',
    preHandler: async ({ body }) => {
      const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : '';
      if (typeof query === 'string' && UNSTORABLE.test(query))
        throw new Refusal(400, 'BAD_REQUEST', 'This holds characters that no text has.');
    },
    handler: fastifyApolloHandler(apollo, {
      context: async (request, reply) => contextOf(request, reply, services),
    }),
  });
  await registerLive(app, { schema, services, ...live, page: open ? registerExplorer(app, schema) : null });
}
