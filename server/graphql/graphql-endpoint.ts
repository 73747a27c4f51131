import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type GraphQLSchema, GraphQLError, parse, type DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { UNSTORABLE_INPUT as UNSTORABLE_TEXT } from '../../domain/request-errors.ts';
import { type Context, contextOf } from '../context.ts';
import { RequestError } from '../errors.ts';
import type { PublicQuery } from '../http/caching/response-cache.ts';
import { type ReadSize, READS_AT_ONCE } from '../read-budget.ts';
import { mayUseDevTools } from '../http/local-requests.ts';
import { createApolloServer } from './apollo-server.ts';
import { answerText } from './compiled-queries.ts';
import { isUnavailable } from './format-error.ts';
import type { RowChanges } from '../realtime/row-changes.ts';
import { registerWebsocketRoutes } from '../realtime/websocket-routes.ts';
import type { Services } from '../services.ts';
import { currentTrace } from '../telemetry/request-trace.ts';
import { registerExplorer } from './explorer.ts';
import { isRecord } from '../../domain/is-record.ts';
import { clientOperations } from './__generated__/client-operations.ts';
import { operationKey } from './operation-key.ts';
import { checkLimits, MAX_TOKENS, type Checked } from './operation-limits.ts';

/** Registers POST /graphql; its WebSocket; and, while the dev tools are enabled, the explorer at GET /graphql. */
export async function registerGraphqlRoutes(
  app: FastifyInstance,
  schema: GraphQLSchema,
  services: Services,
  facts: RowChanges,
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
    facts,
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

/** A query text whose operation of this name has been measured. */
interface Known {
  /** The name of the client's own operation; null for another one. */
  own: string | null;
  document: DocumentNode | null;
  checked: Checked;
}

/** The total size of the cached query texts, in characters. */
const REMEMBERED = 4 * 2 ** 20;
const UNREADABLE: Checked = { refusal: null, cost: 1, selections: 0, usesVariables: false, isQuery: true };
/** The maximum length of one query, in characters; the longest of the client's own has a third of it. */
const LONGEST = 20_000;
/** Validation compares selections in pairs: a third-party query costs one lookup per 20 by 20 selections. */
const SELECTIONS = 20;
/** The cost of a rejected operation, in lookups. */
const REFUSED_COST = 10;

const tooMuch = (message: string) => new RequestError(400, 'GRAPHQL_VALIDATION_FAILED', message);

/** Checks requests to a GraphQL endpoint against the limits, before the query is parsed by Apollo. */
class OperationChecks {
  readonly #known = new LRUCache<string, Known>({
    maxSize: REMEMBERED,
    sizeCalculation: (_known, key) => key.length + 1000,
  });

  constructor(private readonly schema: GraphQLSchema) {}

  /**
   * Returns an operation's cost in lookups (limits.ts), its size as a read (null: it changes something), and its name
   * if it is the client's own. A text that is not valid GraphQL costs 1 and is left to the executor.
   * @throws {RequestError} 400 when the operation exceeds a limit.
   */
  check(body: unknown): { cost: number; read: ReadSize | null; own: string | null } {
    if (!isRecord(body) || typeof body['query'] !== 'string') return { cost: 1, read: 'small', own: null };
    const { query, operationName, variables } = body;
    if (query.length > LONGEST) throw tooMuch('This query is too long.');
    const name = typeof operationName === 'string' && operationName !== '' ? operationName : undefined;
    const given = isRecord(variables) ? variables : {};
    const key = `${name ?? ''}\n${query}`;
    const known = this.#known.get(key) ?? this.#measure(key, query, name, given);
    // Other variables may request longer lists.
    const checked = known.document ? checkLimits(this.schema, known.document, name, given) : known.checked;
    if (checked.refusal !== null) throw tooMuch(checked.refusal);
    const { own } = known;
    if (own !== null) return { cost: checked.cost, read: checked.isQuery ? 'small' : null, own };
    const read = checked.cost > READS_AT_ONCE ? 'large' : 'small';
    const cost = Math.max(checked.cost, (checked.selections / SELECTIONS) ** 2);
    return { cost, read: checked.isQuery ? read : null, own };
  }

  #measure(key: string, query: string, name: string | undefined, variables: Record<string, unknown>): Known {
    const known: Known = { own: null, document: null, checked: UNREADABLE };
    try {
      const document = parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
      known.own = clientOperations.get(operationKey(document)) ?? null;
      known.checked = checkLimits(this.schema, document, name, variables);
      if (known.checked.usesVariables) known.document = document;
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
    }
    this.#known.set(key, known);
    return known;
  }
}
