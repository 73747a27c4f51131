import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Pool } from 'pg';
import { contextOf } from '../context.ts';
import type { Facts } from '../live/facts.ts';
import { registerLive } from '../live/routes.ts';
import type { Services } from '../services.ts';
import { graphqlDoor } from './door.ts';
import { registerExplorer } from './explorer.ts';

/** POST /graphql; its websocket; and, while the dev desk is there, the explorer at GET /graphql. */
export async function registerGraphql(
  app: FastifyInstance,
  schema: GraphQLSchema,
  services: Services,
  live: { pool: Pool; facts: Facts },
): Promise<void> {
  const open = services.env.stripe === null;
  const door = await graphqlDoor(app, {
    schema,
    open,
    budget: services.readBudget,
    access: services.env,
    context: (request, reply) => contextOf(request, reply, services),
  });
  app.route({ method: 'POST', url: '/graphql', ...door });
  await registerLive(app, {
    schema,
    services,
    ...live,
    page: open ? registerExplorer(app, schema, services.env) : null,
  });
}
