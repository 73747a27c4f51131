import { GraphQLError, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isRecord } from '../../domain/is-record.ts';
import { Refusal } from '../errors.ts';
import { checkLimits, MAX_TOKENS, type Checked } from './limits.ts';

/** A text whose operation of this name has been measured. */
interface Known {
  document: DocumentNode | null;
  checked: Checked;
}

/** Characters of query text whose measures are remembered. */
const REMEMBERED = 4 * 2 ** 20;
const UNREADABLE: Checked = { refusal: null, cost: 1, usesVariables: false };

/** Checks what is sent to a GraphQL endpoint against the limits, before anything else reads its query. */
export class OperationChecks {
  readonly #schema: GraphQLSchema;
  readonly #known = new LRUCache<string, Known>({
    maxSize: REMEMBERED,
    sizeCalculation: (_known, key) => key.length + 1000,
  });

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /**
   * Returns the cost of an operation in lookups (limits.ts). A text that is no GraphQL costs 1 and is left to the executor,
   * which says what is wrong with it.
   * @throws {Refusal} 400 when the operation is past a limit.
   */
  cost(body: unknown): number {
    if (!isRecord(body) || typeof body['query'] !== 'string') return 1;
    const { query, operationName, variables } = body;
    const name = typeof operationName === 'string' && operationName !== '' ? operationName : undefined;
    const given = isRecord(variables) ? variables : {};
    const key = `${name ?? ''}\n${query}`;
    const known = this.#known.get(key);
    const { checked } = known ? this.#again(known, name, given) : this.#measure(key, query, name, given);
    if (checked.refusal !== null) throw new Refusal(400, 'GRAPHQL_VALIDATION_FAILED', checked.refusal);
    return checked.cost;
  }

  /** Another set of variables may ask for longer lists. */
  #again(known: Known, name: string | undefined, variables: Record<string, unknown>): Pick<Known, 'checked'> {
    const { document } = known;
    return document ? { checked: checkLimits(this.#schema, document, name, variables) } : known;
  }

  #measure(key: string, query: string, name: string | undefined, variables: Record<string, unknown>): Known {
    const known: Known = { document: null, checked: UNREADABLE };
    try {
      const document = parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
      known.checked = checkLimits(this.#schema, document, name, variables);
      if (known.checked.usesVariables) known.document = document;
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
    }
    this.#known.set(key, known);
    return known;
  }
}
