import { intentOf, paymentsOf } from '../billing/invoice.ts';
import { OBJECT_TYPE_BY_PREFIX } from '../ids.ts';
import type { Transaction } from '../transaction.ts';
import { invalidRequest } from './errors.ts';

type Tree = Record<string, unknown>;

const DEEPEST = 4;

/** Replaces ids in a response with whole objects: `latest_invoice.payments`, `data.customer`, … */
export function expanded(work: Transaction, answer: object, paths: readonly string[] = []): object {
  return paths.reduce<Tree>(
    (tree, path) => {
      const names = path.split('.');
      if (names.length > DEEPEST)
        throw invalidRequest(`You cannot expand more than ${DEEPEST} levels of a property: ${path}`, {
          param: 'expand',
        });
      return into(work, tree, names, path);
    },
    { ...answer },
  );
}

function into(work: Transaction, tree: Tree, [name = '', ...rest]: readonly string[], path: string): Tree {
  const value = Object.hasOwn(tree, name) ? tree[name] : included(work, tree, name);
  if (value === undefined) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  return { ...tree, [name]: unfold(work, value, rest, path) };
}

function unfold(work: Transaction, value: unknown, rest: readonly string[], path: string): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((each) => unfold(work, each, rest, path));
  const whole = typeof value === 'string' ? found(work, value, path) : value;
  if (!isTree(whole)) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  return rest.length === 0 ? whole : into(work, whole, rest, path);
}

function found(work: Transaction, id: string, path: string): object {
  const kind = OBJECT_TYPE_BY_PREFIX[id.slice(0, id.indexOf('_'))];
  const object = kind && work.store.findAny(id);
  if (!object) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  return object;
}

/** Returns a property that is included only on request. */
function included(work: Transaction, tree: Tree, name: string): unknown {
  const id = String(tree.id);
  switch (`${String(tree.object)}.${name}`) {
    case 'invoice.payments':
      return whole(`/v1/invoice_payments?invoice=${id}`, paymentsOf(work, id));
    case 'invoice.confirmation_secret': {
      const secret = intentOf(work, work.need('invoice', id))?.client_secret;
      return secret ? { client_secret: secret, type: 'payment_intent' } : null;
    }
    case 'customer.subscriptions':
      return whole(
        `/v1/customers/${id}/subscriptions`,
        work.store.list('subscription', [
          { path: '$.customer', is: '=', value: id },
          { path: '$.ended_at', is: 'null' },
        ]),
      );
    case 'customer.sources':
      return whole(`/v1/customers/${id}/sources`, []);
    case 'charge.refunds':
      return whole(`/v1/charges/${id}/refunds`, work.store.list('refund', [{ path: '$.charge', is: '=', value: id }]));
    default:
      return undefined;
  }
}

/** Returns a nested list with its first ten items; its URL returns the rest. */
function whole(url: string, data: object[]): object {
  return { object: 'list', data: data.slice(0, 10), has_more: data.length > 10, url };
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
