import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { UNSTORABLE_INPUT as UNSTORABLE_TEXT } from '../../domain/request-errors.ts';
import { type Context, contextOf } from '../context.ts';
import { RequestError } from '../errors.ts';
import type { PublicQuery } from '../http/caching/response-cache.ts';
import type { ReadSize } from '../read-budget.ts';
import { mayUseDevTools } from '../http/local-requests.ts';
import { createApolloServer } from './apollo-server.ts';
import { answerText } from './compiled-queries.ts';
import { isUnavailable } from './format-error.ts';
import { OperationChecks, REFUSED_COST } from './operation-checks.ts';
import type { Pool } from 'pg';
import type { RowChanges } from '../realtime/row-changes.ts';
import { registerWebsocketRoutes } from '../realtime/websocket-routes.ts';
import type { Services } from '../services.ts';
import { currentTrace } from '../telemetry/request-trace.ts';
import { registerExplorer } from './explorer.ts';

/** Registers POST /graphql; its WebSocket; and, while the dev tools are enabled, the explorer at GET /graphql. */
export async function registerGraphqlRoutes(
  app: FastifyInstance,
  schema: GraphQLSchema,
  services: Services,
  live: { pool: Pool; facts: RowChanges },
): Promise<void> {
  const open = services.env.stripe === null;
  const { publicQuery, ...door } = await registerGraphqlEndpoint(app, {
    schema,
    open,
    services,
    context: (request, reply) => contextOf(request, reply, services),
  });
  app.route({ method: 'POST', url: '/graphql', config: { publicQuery }, ...door });
  await registerWebsocketRoutes(app, {
    schema,
    services,
    ...live,
    page: open ? await registerExplorer(app, services.env) : null,
  });
}

/** Escapes that GraphQL's lexer would turn into characters that PostgreSQL cannot store. */
const UNSTORABLE = /\\u(?:0000|\{0+\}|d[89a-f])/i;

/** The root fields of introspection; names have no escapes. */
const INTROSPECTION = /__(?:schema|type)\b/;

const MAX_ACCEPT_LENGTH = 100;

interface GraphqlEndpointOptions {
  schema: GraphQLSchema;
  /** Whether introspection is available, which is the case while the dev tools are enabled. */
  open: boolean;
  services: Services;
  context: (request: FastifyRequest, reply: FastifyReply) => Context;
}

/** Registers a GraphQL route: the same limits, compiled queries and masked unexpected errors for every endpoint. */
export async function registerGraphqlEndpoint(
  app: FastifyInstance,
  { schema, open, services, context }: GraphqlEndpointOptions,
): Promise<Pick<RouteOptions, 'preHandler' | 'handler'> & { publicQuery: PublicQuery }> {
  const { readBudget: budget, measures, env: access } = services;
  const { apollo, compiled } = createApolloServer({
    schema,
    open,
    onSurprise: (error, requestId) => {
      const operation = currentTrace()?.operation ?? null;
      measures.operationError(operation);
      app.log.error({ err: error, requestId, operation }, 'unexpected error in GraphQL');
    },
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  const checks = new OperationChecks(schema);
  const viaApollo = fastifyApolloHandler(apollo, { context: async (request, reply) => context(request, reply) });
  /** Apollo's response content type for each Accept header, negotiated once. */
  const types = new LRUCache<string, string>({ max: MAX_ACCEPT_LENGTH });
  /** The size of a request that only reads. */
  const reads = new WeakMap<FastifyRequest, ReadSize>();
  async function execute(this: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    // Many responses contain personal data.
    void reply.header('cache-control', 'no-store');
    const accept = request.headers.accept ?? '';
    const type = types.get(accept);
    const known = type === undefined ? null : await compiled.execute(request.body, context(request, reply));
    if (known?.errors?.some(isUnavailable)) void reply.code(503).header('retry-after', '5');
    if (known && type) return reply.type(type).send(`${answerText(known)}\n`);
    const answer: unknown = await viaApollo.call(this, request, reply);
    const given = reply.getHeader('content-type');
    if (reply.statusCode === 200 && typeof answer === 'string' && typeof given === 'string') types.set(accept, given);
    return answer;
  }
  return {
    publicQuery: async (request, reply, call) => {
      const { cost, read, own } = checks.check(call);
      if (own === null || read === null) return null;
      await budget.take(request.ip, cost);
      request.trace.operation = own;
      const from = performance.now();
      const run = () => compiled.execute(call, context(request, reply));
      const answer = await budget.inTurn(request.ip, read, run);
      // Errors are reported and formatted by the handler.
      if (!answer || answer.errors) return null;
      measures.operation(own, (performance.now() - from) / 1000);
      return `${answerText(answer)}\n`;
    },
    preHandler: async (request) => {
      const { body, ip } = request;
      const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : '';
      if (typeof query === 'string') {
        if (UNSTORABLE.test(query)) throw new RequestError(400, UNSTORABLE_TEXT.code, UNSTORABLE_TEXT.message);
        if (open && INTROSPECTION.test(query) && !mayUseDevTools(request, access))
          throw new RequestError(400, 'GRAPHQL_VALIDATION_FAILED', 'GraphQL introspection is not allowed.');
      }
      let checked: ReturnType<OperationChecks['check']>;
      try {
        checked = checks.check(body);
      } catch (refused) {
        await budget.take(ip, REFUSED_COST);
        throw refused;
      }
      await budget.take(ip, checked.cost);
      request.trace.operation = checked.own;
      if (checked.read !== null) reads.set(request, checked.read);
      else request.trace.readsPrimary = true;
    },
    async handler(request, reply) {
      const read = reads.get(request);
      const answer = () => execute.call(this, request, reply);
      const from = performance.now();
      try {
        return await (read === undefined ? answer() : budget.inTurn(request.ip, read, answer));
      } finally {
        measures.operation(request.trace.operation, (performance.now() - from) / 1000);
      }
    },
  };
}
