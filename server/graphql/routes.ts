import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { contextOf } from '../context.ts';
import { UNSTORABLE as UNSTORABLE_TEXT } from '../../domain/refusals.ts';
import { Refusal } from '../errors.ts';
import type { Facts } from '../live/facts.ts';
import { registerLive } from '../live/routes.ts';
import type { Services } from '../services.ts';
import { createApollo } from './apollo.ts';
import { registerExplorer } from './explorer.ts';

/** Escapes that GraphQL's own lexer would turn into what no text has. */
const UNSTORABLE = /\\u(?:0000|\{0+\}|d[89a-f])/i;

const MOST_ACCEPTS = 100;

/** POST /graphql; its websocket; and, while the dev desk is there, the explorer at GET /graphql. */
export async function registerGraphql(
  app: FastifyInstance,
  schema: GraphQLSchema,
  services: Services,
  live: { pool: Pool; facts: Facts },
): Promise<void> {
  const open = services.env.stripe === null;
  const { apollo, compiled } = createApollo({
    schema,
    open,
    onSurprise: (error, requestId) => app.log.error({ err: error, requestId }, 'surprise in GraphQL'),
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  const viaApollo = fastifyApolloHandler(apollo, {
    context: async (request, reply) => contextOf(request, reply, services),
  });
  /** What Apollo answers those who accept this or that; it weighs the header once. */
  const types = new LRUCache<string, string>({ max: MOST_ACCEPTS });
  app.route({
    method: 'POST',
    url: '/graphql',
    preHandler: ({ body }, _reply, done) => {
      const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : '';
      const refused = typeof query === 'string' && UNSTORABLE.test(query);
      done(refused ? new Refusal(400, UNSTORABLE_TEXT.code, UNSTORABLE_TEXT.message) : undefined);
    },
    async handler(request, reply) {
      // Much of what is answered is one person's.
      void reply.header('cache-control', 'no-store');
      const accept = request.headers.accept ?? '';
      const type = types.get(accept);
      const known = type && (await compiled.answer(request.body, contextOf(request, reply, services)));
      if (known) return reply.type(type).send(`${JSON.stringify(known)}\n`);
      const answer: unknown = await viaApollo.call(this, request, reply);
      const given = reply.getHeader('content-type');
      if (reply.statusCode === 200 && typeof answer === 'string' && typeof given === 'string') types.set(accept, given);
      return answer;
    },
  });
  await registerLive(app, { schema, services, ...live, page: open ? registerExplorer(app, schema) : null });
}
