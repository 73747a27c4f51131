import { z } from 'zod';
import { route, type Call, type SchemaInput } from '../../route.ts';
import { priceObject, productObject } from '../../shapes/price.ts';
import type { Price } from '../../stored-objects.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { listRoute } from '../../wire/paging.ts';
import { cents, currency, flag, list, listSchema, objectSchema, text } from '../../wire/params.ts';
import type { Transaction } from '../../transaction.ts';

const newPrice = objectSchema({
  currency,
  unit_amount: cents,
  lookup_key: text.optional(),
  transfer_lookup_key: flag.optional(),
  product_data: z.strictObject({ name: text.max(250) }),
  recurring: z.strictObject({ interval: z.literal('month', 'Invalid interval') }),
});

export const prices = [
  route('POST', '/v1/prices', newPrice, create),
  listRoute(
    '/v1/prices',
    'price',
    listSchema({ active: flag.optional(), lookup_keys: list(text).optional() }),
    ({ params }) => [
      // JSON's true and false are 1 and 0 in SQLite.
      params.active === undefined ? undefined : { path: '$.active', is: '=', value: params.active ? 1 : 0 },
      params.lookup_keys && { path: '$.lookup_key', is: 'in', value: params.lookup_keys },
    ],
  ),
];

function create({ work, params }: Call<SchemaInput<typeof newPrice>>): Price {
  const { lookup_key, product_data, transfer_lookup_key, unit_amount } = params;
  if (lookup_key !== undefined) takeLookupKey(work, lookup_key, transfer_lookup_key);
  const product = work.save('product', productObject(work.now, product_data.name), 'product.created');
  const price = priceObject(work.now, { lookup_key: lookup_key ?? null, product: product.id, unit_amount });
  return work.save('price', price, 'price.created');
}

/** Takes a lookup key, which names one price, from the one that has it; only if requested. @throws StripeRequestError 400 */
function takeLookupKey(work: Transaction, key: string, transfer = false): void {
  for (const holder of work.store.list('price', [{ path: '$.lookup_key', is: '=', value: key }])) {
    if (!transfer)
      throw invalidRequest(`A price (${holder.id}) already uses the lookup key \`${key}\`.`, { param: 'lookup_key' });
    work.store.put('price', { ...holder, lookup_key: null });
  }
}
