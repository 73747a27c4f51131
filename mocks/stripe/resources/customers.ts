import { z } from 'zod';
import { changeBalance } from '../billing/customer-balance.ts';
import { endSubscription, hasEnded } from '../billing/subscription.ts';
import { newId, randomText } from '../ids.ts';
import { nullFields } from '../shapes/null-fields.ts';
import { findCustomerPaymentMethod } from '../payments/payment-methods.ts';
import { route, type Call, type SchemaInput } from '../route.ts';
import type { Customer } from '../stored-objects.ts';
import { resourceMissing } from '../wire/errors.ts';
import { listRoute, whenEqual } from '../wire/paging.ts';
import { currency, email, integer, listSchema, mergedMetadata, metadata, objectSchema, text } from '../wire/params.ts';

function customerObject(created: number, given: Pick<Customer, 'email' | 'name'>): Customer {
  return {
    id: newId('cus', 14),
    object: 'customer',
    ...nullFields('address currency customer_account default_source description discount phone shipping test_clock'),
    balance: 0,
    created,
    delinquent: false,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    next_invoice_sequence: 1,
    preferred_locales: [],
    tax_exempt: 'none',
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
      return work.save('customer', customer, 'customer.created');
    },
  ),
  listRoute('/v1/customers', 'customer', listSchema({}), () => [{ path: '$.deleted', is: 'null' }]),
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
  listRoute(
    '/v1/customers/:id/balance_transactions',
    'customer_balance_transaction',
    listSchema({}),
    ({ work, id }) => [whenEqual('$.customer', work.need('customer', id).id)],
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
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  return isSame ? before : work.save('customer', after, 'customer.updated', before);
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
