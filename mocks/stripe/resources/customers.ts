import { z } from 'zod';
import { changeBalance } from '../billing/customer-balance.ts';
import { attachPaymentMethod, findPaymentMethod, findCustomerPaymentMethod } from '../payments/payment-methods.ts';
import { endSubscription, hasEnded } from '../billing/subscription.ts';
import { route, type Call, type SchemaInput } from '../route.ts';
import type { Customer } from '../stored-objects.ts';
import { invalidRequest, resourceMissing } from '../wire/errors.ts';
import { whenEqual, onTestClock, page, inDateRange } from '../wire/paging.ts';
import {
  address,
  email,
  integer,
  list,
  listSchema,
  mergedMetadata,
  metadata,
  moments,
  objectSchema,
  text,
  unsettable,
} from '../wire/params.ts';
import type { Transaction } from '../transaction.ts';
import { newId, randomText } from '../ids.ts';

function customerObject(created: number, given: Partial<Customer>): Customer {
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
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...given,
  };
}

const fields = {
  address: unsettable(address).optional(),
  balance: integer.optional(),
  description: unsettable(text).optional(),
  email: unsettable(email).optional(),
  invoice_settings: z.strictObject({ default_payment_method: unsettable(text).optional() }).optional(),
  metadata: metadata.optional(),
  name: unsettable(text.max(256)).optional(),
  phone: unsettable(text.max(50)).optional(),
  preferred_locales: list(text).optional(),
};
const changes = objectSchema(fields);
const creation = objectSchema({ ...fields, payment_method: text.optional(), test_clock: text.optional() });
type Changes = SchemaInput<typeof changes>;

export const customers = [
  route('POST', '/v1/customers', creation, create),
  route(
    'GET',
    '/v1/customers',
    listSchema({ created: moments.optional(), email: text.optional(), test_clock: text.optional() }),
    ({ work, params }) =>
      page(
        work,
        'customer',
        '/v1/customers',
        [
          { path: '$.deleted', is: 'null' },
          whenEqual('$.email', params.email),
          onTestClock(params.test_clock),
          ...inDateRange('$.created', params.created),
        ],
        params,
      ),
  ),
  route('GET', '/v1/customers/:id', objectSchema({}), ({ work, id }) => {
    const customer = work.store.find('customer', id);
    if (!customer) throw resourceMissing('customer', id);
    return customer;
  }),
  route('POST', '/v1/customers/:id', changes, update),
  route('DELETE', '/v1/customers/:id', objectSchema({}), remove),
];

function create({ work, params }: Call<SchemaInput<typeof creation>>): Customer {
  const { payment_method, test_clock = null, invoice_settings, ...rest } = params;
  if (test_clock !== null) refuseCrowd(work, work.need('test_helpers.test_clock', test_clock, 'test_clock').id);
  const { balance = 0, ...others } = rest;
  const bare = save(work, changed(customerObject(work.now(test_clock), { test_clock }), others));
  const customer = balance === 0 ? bare : changeBalance(work, bare, balance, { type: 'initial' }).customer;
  const method = payment_method === undefined ? undefined : findPaymentMethod(work, payment_method);
  const wanted = invoice_settings?.default_payment_method ?? null;
  const byDefault =
    wanted !== null && wanted === payment_method
      ? method
      : wanted === null
        ? undefined
        : findPaymentMethod(work, wanted, 'invoice_settings[default_payment_method]');
  const after = save(work, withDefault(customer, byDefault?.id ?? null));
  work.emit('customer.created', after);
  for (const each of new Set([method, byDefault])) if (each) attachPaymentMethod(work, each, customer.id);
  return after;
}

/** Enforces the limit of three customers per test clock. @throws StripeRequestError 400 */
function refuseCrowd(work: Transaction, clock: string): void {
  const there = work.store.list('customer', [{ path: '$.test_clock', is: '=', value: clock }]);
  if (there.length >= 3)
    throw invalidRequest('You can have at most 3 customers on one test clock.', { param: 'test_clock' });
}

function update({ work, params: { invoice_settings, ...rest }, id }: Call<Changes>): Customer {
  const before = work.need('customer', id);
  const wanted = invoice_settings?.default_payment_method;
  const method = wanted
    ? findCustomerPaymentMethod(work, wanted, id, 'invoice_settings[default_payment_method]').id
    : wanted;
  const { balance = before.balance, ...others } = rest;
  const noted = save(work, withDefault(changed(before, others), method));
  const after =
    balance === before.balance
      ? noted
      : changeBalance(work, noted, balance - before.balance, { type: 'adjustment' }).customer;
  if (JSON.stringify(before) !== JSON.stringify(after)) work.emit('customer.updated', after, before);
  return after;
}

/** Applies the given fields and keeps the others. */
function changed(
  customer: Customer,
  {
    address: place,
    email: to,
    metadata: change,
    description,
    name,
    phone,
    preferred_locales,
  }: Omit<Changes, 'invoice_settings' | 'balance'>,
): Customer {
  const whole = place && {
    city: null,
    country: null,
    line1: null,
    line2: null,
    postal_code: null,
    state: null,
    ...place,
  };
  const given = { address: whole, email: to, description, name, phone, preferred_locales };
  return {
    ...customer,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    metadata: mergedMetadata(customer.metadata, change),
  };
}

function withDefault(customer: Customer, method: string | null | undefined): Customer {
  return method === undefined
    ? customer
    : { ...customer, invoice_settings: { ...customer.invoice_settings, default_payment_method: method } };
}

function save(work: Transaction, customer: Customer): Customer {
  work.store.put('customer', customer, { clock: customer.test_clock });
  return customer;
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
