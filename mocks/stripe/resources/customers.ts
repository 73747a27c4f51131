import { z } from 'zod';
import { changeBalance } from '../billing/customer-balance.ts';
import { endSubscription, hasEnded } from '../billing/subscription.ts';
import { newId, randomText } from '../ids.ts';
import { findCustomerPaymentMethod } from '../payments/payment-methods.ts';
import { route, type Call, type SchemaInput } from '../route.ts';
import type { Customer } from '../stored-objects.ts';
import { resourceMissing } from '../wire/errors.ts';
import { whenEqual, page } from '../wire/paging.ts';
import { currency, email, integer, listSchema, mergedMetadata, metadata, objectSchema, text } from '../wire/params.ts';

function customerObject(created: number, given: Pick<Customer, 'email' | 'name'>): Customer {
  return {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...given,
  };
}

const changes = objectSchema({
  email: email.optional(),
  invoice_settings: z.strictObject({ default_payment_method: text }).optional(),
});

export const customers = [
  route(
    'POST',
    '/v1/customers',
    objectSchema({ email: email.optional(), name: text.max(256).optional() }),
    ({ work, params }) => {
      const customer = customerObject(work.now, { email: params.email ?? null, name: params.name ?? null });
      work.store.put('customer', customer);
      work.emit('customer.created', customer);
      return customer;
    },
  ),
  route('GET', '/v1/customers', listSchema({}), ({ work, params }) =>
    page(work, 'customer', '/v1/customers', [{ path: '$.deleted', is: 'null' }], params),
  ),
  route('GET', '/v1/customers/:id', objectSchema({}), ({ work, id }) => {
    const customer = work.store.find('customer', id);
    if (!customer) throw resourceMissing('customer', id);
    return customer;
  }),
  route('POST', '/v1/customers/:id', changes, update),
  route('DELETE', '/v1/customers/:id', objectSchema({}), remove),
  route(
    'POST',
    '/v1/customers/:id/balance_transactions',
    objectSchema({ amount: integer, currency, metadata: metadata.optional() }),
    ({ work, params, id }) => {
      const before = work.need('customer', id);
      const { customer, transaction } = changeBalance(work, before, params.amount, {
        type: 'adjustment',
        metadata: mergedMetadata(null, params.metadata),
      });
      work.emit('customer.updated', customer, before);
      return transaction;
    },
  ),
  route('GET', '/v1/customers/:id/balance_transactions', listSchema({}), ({ work, params, id }) =>
    page(
      work,
      'customer_balance_transaction',
      `/v1/customers/${work.need('customer', id).id}/balance_transactions`,
      [whenEqual('$.customer', id)],
      params,
    ),
  ),
];

function update({ work, params, id }: Call<SchemaInput<typeof changes>>): Customer {
  const before = work.need('customer', id);
  const wanted = params.invoice_settings?.default_payment_method;
  const method = wanted && findCustomerPaymentMethod(work, wanted, id, 'invoice_settings[default_payment_method]').id;
  const after: Customer = {
    ...before,
    email: params.email ?? before.email,
    invoice_settings: {
      ...before.invoice_settings,
      default_payment_method: method ?? before.invoice_settings.default_payment_method,
    },
  };
  work.store.put('customer', after);
  if (JSON.stringify(before) !== JSON.stringify(after)) work.emit('customer.updated', after, before);
  return after;
}

/** Deletes a customer: ends their subscriptions now and detaches their cards. */
function remove({ work, id }: Call<unknown>): object {
  const customer = work.need('customer', id);
  const ofThem = [{ path: '$.customer', is: '=', value: id }] as const;
  for (const subscription of work.store.list('subscription', ofThem))
    if (!hasEnded(subscription)) endSubscription(work, subscription, 'cancellation_requested');
  for (const method of work.store.list('payment_method', ofThem)) {
    work.store.put('payment_method', { ...method, customer: null });
    work.store.hide(method.id, { detached: true });
  }
  work.emit('customer.deleted', customer);
  return work.store.bury(id, 'customer');
}
