import { z } from 'zod';
import { route, type Call, type SchemaInput } from '../../route.ts';
import { priceObject, productObject } from '../../shapes/price.ts';
import type { Price, Product } from '../../stored-objects.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { whenEqual, page, inDateRange } from '../../wire/paging.ts';
import {
  cents,
  currency,
  flag,
  integer,
  list,
  listSchema,
  mergedMetadata,
  metadata,
  moments,
  objectSchema,
  text,
  unsettable,
} from '../../wire/params.ts';
import type { Transaction } from '../../transaction.ts';

const productFields = {
  name: text.max(250),
  active: flag.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  statement_descriptor: text.optional(),
  unit_label: text.optional(),
};
const newProduct = objectSchema({ ...productFields, id: text.optional(), url: text.optional() });
const changedProduct = objectSchema({
  ...productFields,
  name: text.max(250).optional(),
  description: unsettable(text).optional(),
  default_price: text.optional(),
});
const newPrice = objectSchema({
  currency,
  unit_amount: cents,
  active: flag.optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: flag.optional(),
  metadata: metadata.optional(),
  nickname: text.optional(),
  product: text.optional(),
  product_data: z.strictObject(productFields).omit({ description: true }).extend({ id: text.optional() }).optional(),
  recurring: z
    .strictObject({
      interval: z.enum(['day', 'week', 'month', 'year'], 'Invalid interval'),
      interval_count: integer.refine((count) => count >= 1 && count <= 36, 'Invalid integer').optional(),
      usage_type: z.literal('licensed').optional(),
    })
    .optional(),
});
const changedPrice = objectSchema({
  active: flag.optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: flag.optional(),
  metadata: metadata.optional(),
  nickname: text.optional(),
});

export const prices = [
  route('POST', '/v1/products', newProduct, ({ work, params }) => createProduct(work, params)),
  route(
    'GET',
    '/v1/products',
    listSchema({
      active: flag.optional(),
      created: moments.optional(),
      ids: list(text).optional(),
      shippable: flag.optional(),
      type: text.optional(),
      url: text.optional(),
    }),
    ({ work, params }) =>
      page(
        work,
        'product',
        '/v1/products',
        [
          truth('$.active', params.active),
          truth('$.shippable', params.shippable),
          whenEqual('$.type', params.type),
          whenEqual('$.url', params.url),
          params.ids && { path: '$.id', is: 'in', value: params.ids },
          ...inDateRange('$.created', params.created),
        ],
        params,
      ),
  ),
  route('GET', '/v1/products/:id', objectSchema({}), ({ work, id }) => work.need('product', id)),
  route('POST', '/v1/products/:id', changedProduct, updateProduct),
  route('POST', '/v1/prices', newPrice, createPrice),
  route(
    'GET',
    '/v1/prices',
    listSchema({
      active: flag.optional(),
      created: moments.optional(),
      currency: text.optional(),
      lookup_keys: list(text).optional(),
      product: text.optional(),
      recurring: z.strictObject({ interval: text.optional(), usage_type: text.optional() }).optional(),
      type: text.optional(),
    }),
    ({ work, params }) =>
      page(
        work,
        'price',
        '/v1/prices',
        [
          truth('$.active', params.active),
          whenEqual('$.currency', params.currency),
          whenEqual('$.product', params.product),
          whenEqual('$.type', params.type),
          whenEqual('$.recurring.interval', params.recurring?.interval),
          whenEqual('$.recurring.usage_type', params.recurring?.usage_type),
          params.lookup_keys && { path: '$.lookup_key', is: 'in', value: params.lookup_keys },
          ...inDateRange('$.created', params.created),
        ],
        params,
      ),
  ),
  route('GET', '/v1/prices/:id', objectSchema({}), ({ work, id }) => work.need('price', id)),
  route('POST', '/v1/prices/:id', changedPrice, updatePrice),
];

/** Converts a boolean: JSON's true and false are 1 and 0 in SQLite. */
function truth(path: string, wanted: boolean | undefined) {
  return wanted === undefined ? undefined : ({ path, is: '=', value: wanted ? 1 : 0 } as const);
}

function createProduct(work: Transaction, { metadata: change, ...given }: SchemaInput<typeof newProduct>): Product {
  if (given.id !== undefined && work.store.findAny(given.id))
    throw invalidRequest(`Product already exists.`, { code: 'resource_already_exists', param: 'id' });
  const product = productObject(work.productNow, { ...given, metadata: mergedMetadata(null, change) });
  work.store.put('product', product);
  work.emit('product.created', product);
  return product;
}

function updateProduct({
  work,
  params: { metadata: change, ...given },
  id,
}: Call<SchemaInput<typeof changedProduct>>): Product {
  const before = work.need('product', id);
  if (given.default_price) work.need('price', given.default_price, 'default_price');
  const after: Product = {
    ...before,
    ...given,
    metadata: mergedMetadata(before.metadata, change),
    updated: work.productNow,
  };
  work.store.put('product', after);
  work.emit('product.updated', after, before);
  return after;
}

function createPrice({ work, params }: Call<SchemaInput<typeof newPrice>>): Price {
  const { transfer_lookup_key, product, product_data, metadata: change, recurring, ...given } = params;
  if ((product === undefined) === (product_data === undefined)) {
    throw invalidRequest('You must specify either `product` or `product_data` when creating a price.', {
      code: 'parameter_missing',
      param: 'product',
    });
  }
  takeLookupKey(work, given.lookup_key, transfer_lookup_key);
  const { id } = product_data ? createProduct(work, product_data) : work.need('product', product ?? '', 'product');
  const price = priceObject(work.productNow, {
    ...given,
    product: id,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    metadata: mergedMetadata(null, change),
  });
  work.store.put('price', price);
  work.emit('price.created', price);
  return price;
}

/** Moves a lookup key, which names one price, from the one that has it; only if requested. @throws StripeRequestError 400 */
function takeLookupKey(work: Transaction, key: string | undefined, transfer = false): void {
  if (key === undefined) return;
  for (const holder of work.store.list('price', [{ path: '$.lookup_key', is: '=', value: key }])) {
    if (!transfer)
      throw invalidRequest(`A price (${holder.id}) already uses the lookup key \`${key}\`.`, { param: 'lookup_key' });
    work.store.put('price', { ...holder, lookup_key: null });
  }
}

function updatePrice({
  work,
  params: { transfer_lookup_key, metadata: change, ...given },
  id,
}: Call<SchemaInput<typeof changedPrice>>): Price {
  const before = work.need('price', id);
  if (given.lookup_key !== before.lookup_key) takeLookupKey(work, given.lookup_key, transfer_lookup_key);
  const after: Price = { ...before, ...given, metadata: mergedMetadata(before.metadata, change) };
  work.store.put('price', after);
  work.emit('price.updated', after, before);
  return after;
}
