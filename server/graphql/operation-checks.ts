import { GraphQLError, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isRecord } from '../../domain/is-record.ts';
import { RequestError } from '../errors.ts';
import { clientOperations } from './__generated__/client-operations.ts';
import { READS_AT_ONCE, type ReadSize } from '../read-budget.ts';
import { operationKey } from './operation-key.ts';
import { checkLimits, MAX_TOKENS, type Checked } from './operation-limits.ts';

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
export const REFUSED_COST = 10;

const tooMuch = (message: string) => new RequestError(400, 'GRAPHQL_VALIDATION_FAILED', message);

/** Checks requests to a GraphQL endpoint against the limits, before the query is parsed by Apollo. */
export class OperationChecks {
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
