import type { z } from 'zod';
import { intentOf, paymentsOf } from './billing/invoice.ts';
import { invalidRequest } from './wire/errors.ts';
import type { FormTree } from './wire/form.ts';
import { parseParams } from './wire/params.ts';
import type { Transaction } from './transaction.ts';

/** One call: its parsed parameters, and the id in its path. */
export interface Call<Params> {
  work: Transaction;
  params: Params;
  id: string;
  /** Whether a browser sent it with a publishable key, which has few permissions. */
  publishable: boolean;
}

/** The output of a schema without `expand`, which is handled centrally for every call. */
export type SchemaInput<Schema extends z.ZodType> = Omit<z.output<Schema>, 'expand'>;

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `/v1/customers/:id` */
  path: string;
  /** Whether a publishable key is sufficient. */
  publishable: boolean;
  answer(work: Transaction, call: Pick<Call<never>, 'id' | 'publishable'> & { form: FormTree }): object;
}

/** Creates a route: its parameters and its handler. Applies expansion for all routes. */
export function route<Schema extends z.ZodType<{ expand?: string[] | undefined }>>(
  method: Route['method'],
  path: string,
  schema: Schema,
  run: (call: Call<SchemaInput<Schema>>) => object,
  { publishable = false } = {},
): Route {
  return {
    method,
    path,
    publishable,
    answer(work, { form, ...call }) {
      const { expand, ...params } = parseParams(schema, form);
      return expanded(work, run({ work, params, ...call }), expand);
    },
  };
}

type Tree = Record<string, unknown>;

/** Replaces ids in a response with whole objects: `latest_invoice.payments`, `data.customer`, … */
function expanded(work: Transaction, answer: object, paths: readonly string[] = []): object {
  return paths.reduce<Tree>((tree, path) => into(work, tree, path.split('.'), path), { ...answer });
}

function into(work: Transaction, tree: Tree, [name = '', ...rest]: readonly string[], path: string): Tree {
  const value = Object.hasOwn(tree, name) ? tree[name] : included(work, tree, name);
  if (value === undefined) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  return { ...tree, [name]: unfold(work, value, rest, path) };
}

function unfold(work: Transaction, value: unknown, rest: readonly string[], path: string): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((each) => unfold(work, each, rest, path));
  const whole = typeof value === 'string' ? work.store.findAny(value) : value;
  if (!isTree(whole)) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  return rest.length === 0 ? whole : into(work, whole, rest, path);
}

/** Returns a property that is included only on request. */
function included(work: Transaction, tree: Tree, name: string): unknown {
  const id = String(tree.id);
  switch (`${String(tree.object)}.${name}`) {
    case 'invoice.payments':
      return {
        object: 'list',
        data: paymentsOf(work, id),
        has_more: false,
        url: `/v1/invoice_payments?invoice=${id}`,
      };
    case 'invoice.confirmation_secret': {
      const secret = intentOf(work, work.need('invoice', id))?.client_secret;
      return secret ? { client_secret: secret, type: 'payment_intent' } : null;
    }
    default:
      return undefined;
  }
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
