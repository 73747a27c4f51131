import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { isRecord } from '../../domain/is-record.ts';
import type { Context } from '../context.ts';
import { CardSearch, prepareCardQuery, withCards, type CardQuery } from './card-query.ts';
import { formatError, withRequestId } from './format-error.ts';
import { operationKey } from './operation-key.ts';

/** Converts graphql-jit's error objects to real GraphQLError instances. */
function trueError(error: GraphQLError): GraphQLError {
  const made = new GraphQLError(error.message, error);
  if (!made.locations && error.locations)
    Object.defineProperty(made, 'locations', { value: error.locations, enumerable: true });
  return made;
}

/** A result as sent to the caller: errors are reported to the listener, then formatted; they precede the data. */
type Answer = { errors?: GraphQLFormattedError[]; data: ExecutionResult['data']; cards?: string[] };

/** Returns an answer as JSON. */
export const answerText = ({ cards, ...answer }: Answer): string =>
  cards ? withCards(JSON.stringify(answer), cards) : JSON.stringify(answer);

/** The maximum length of a query text that is cached, in characters. */
const MAX_QUERY_LENGTH = 10_000;
const MAX_QUERIES = 1000;

/**
 * Runs the client's own queries compiled (graphql-jit), several times as fast as interpreted (ADR 0014). Apollo parses,
 * validates and executes a query the first time; after that `execute` runs it without Apollo's pipeline. Mutations, and
 * variables that the compiled query rejects, are left to Apollo, which responds with 400.
 */
export class CompiledQueries {
  /** Compiled queries by operation key and name. */
  readonly #compiled = new Map<string, CompiledQuery | null>();
  /** The queries that show search results, prepared for cards that are kept as JSON. */
  readonly #cardQueries = new Map<CompiledQuery, CardQuery>();
  /** Queries that Apollo has validated, by text: the query of each operation name. */
  readonly #passed = new LRUCache<string, Map<string, CompiledQuery>>({ max: MAX_QUERIES });

  /** @param onError receives each original error. @param own the keys of the queries to compile (operation-key.ts). */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly onError: (error: GraphQLError, context: Context) => void,
    private readonly own: Pick<ReadonlySet<string>, 'has'>,
  ) {}

  /** Executes an operation that Apollo has validated before, by the same text and name; null leaves it to Apollo. */
  async execute(call: unknown, context: Context): Promise<Answer | null> {
    if (!isRecord(call)) return null;
    const { query: text, operationName, variables, extensions } = call;
    if (typeof text !== 'string' || (extensions ?? null) !== null) return null;
    if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return null;
    if (operationName === '' || !isRecord(variables ?? {})) return null;
    const query = this.#passed.get(text)?.get(operationName ?? '');
    if (!query) return null;
    const given = isRecord(variables) ? variables : {};
    const ready = this.#cardQueries.get(query);
    if (!ready) return this.#run(query, given, context);
    const cards = new CardSearch(ready, context);
    const answer = await this.#run(ready.page, given, { ...context, cards });
    return answer && { ...answer, cards: cards.texts };
  }

  /** Returns the Apollo plugin that records validated queries. */
  plugin(): ApolloServerPlugin<Context> {
    return {
      requestDidStart: async () => ({
        responseForOperation: async ({ operation, document, source, request, contextValue }) => {
          // Undefined when no operation has the requested name, which graphql-js reports.
          if (operation?.operation !== OperationTypeNode.QUERY) return null;
          const name = request.operationName ?? '';
          const query = this.#compilationOf(document, name);
          contextValue.interpreted = !query;
          if (!query) return null;
          this.#remember(source, name, query);
          const singleResult = await this.#run(query, request.variables ?? {}, contextValue);
          if (!singleResult) return null;
          return { http: { headers: new HeaderMap(), status: undefined }, body: { kind: 'single', singleResult } };
        },
      }),
    };
  }

  /** Returns null when the variables are rejected. */
  async #run(query: CompiledQuery, variables: Record<string, unknown>, context: Context): Promise<Answer | null> {
    const { data, errors } = await query.query(undefined, context, variables);
    if (data === undefined) return null;
    if (!errors) return { data };
    const formatted = errors.map((raised) => {
      const error = trueError(raised);
      this.onError(error, context);
      return withRequestId(formatError(error.toJSON(), error), context);
    });
    return { errors: formatted, data };
  }

  #remember(text: string, name: string, query: CompiledQuery): void {
    if (text.length > MAX_QUERY_LENGTH) return;
    const named = this.#passed.get(text) ?? new Map<string, CompiledQuery>();
    this.#passed.set(text, named.set(name, query));
  }

  /** Returns null for a query that is not the client's, or that the compiler rejects. */
  #compilationOf(document: DocumentNode, name: string): CompiledQuery | null {
    const key = operationKey(document);
    if (!this.own.has(key)) return null;
    const known = this.#compiled.get(`${key} ${name}`);
    if (known !== undefined) return known;
    const made = compileQuery(this.schema, document, name === '' ? undefined : name);
    const query = isCompiledQuery(made) ? made : null;
    this.#compiled.set(`${key} ${name}`, query);
    const ready = query && prepareCardQuery(this.schema, document, name);
    if (ready) this.#cardQueries.set(query, ready);
    return query;
  }
}
