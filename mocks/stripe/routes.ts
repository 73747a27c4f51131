import { charges } from './resources/payments/charges.ts';
import { creditNotes } from './resources/billing/credit-notes.ts';
import { customerBalances } from './resources/billing/customer-balance.ts';
import { customers } from './resources/customers.ts';
import { disputes } from './resources/payments/disputes.ts';
import { invoiceItems } from './resources/billing/invoice-items.ts';
import { invoicePreviews } from './resources/billing/invoice-preview.ts';
import { invoices } from './resources/billing/invoices.ts';
import { paymentIntents } from './resources/payments/payment-intents.ts';
import { paymentMethods } from './resources/payments/payment-methods.ts';
import { prices } from './resources/billing/prices.ts';
import { refunds } from './resources/payments/refunds.ts';
import { setupIntents } from './resources/payments/setup-intents.ts';
import { subscriptions } from './resources/billing/subscriptions.ts';
import { testClocks } from './resources/test-clocks.ts';
import { webhookEndpoints } from './resources/webhook-endpoints.ts';
import { type Route, route } from './route.ts';
import { invalidRequest } from './wire/errors.ts';
import { whenEqual, page, inDateRange } from './wire/paging.ts';
import { flag, list, listSchema, moments, objectSchema, text } from './wire/params.ts';

const events = [
  route(
    'GET',
    '/v1/events',
    listSchema({
      created: moments.optional(),
      delivery_success: flag.optional(),
      type: text.optional(),
      types: list(text).optional(),
    }),
    ({ work, params }) => {
      if (params.type !== undefined && params.types !== undefined)
        throw invalidRequest('You may only specify one of these parameters: type, types.', { param: 'types' });
      return page(
        work,
        'event',
        '/v1/events',
        [
          whenEqual('$.type', params.type?.includes('*') ? undefined : params.type),
          params.type?.includes('*') ? { path: '$.type', is: 'glob', value: params.type } : undefined,
          params.types && { path: '$.type', is: 'in', value: params.types },
          params.delivery_success === undefined
            ? undefined
            : { path: '$.pending_webhooks', is: params.delivery_success ? '=' : '>', value: 0 },
          ...inDateRange('$.created', params.created),
        ],
        params,
      );
    },
  ),
  route('GET', '/v1/events/:id', objectSchema({}), ({ work, id }) => work.need('event', id)),
];

/** Every route of the payment processor. All others respond with Stripe's 404. */
export const ROUTES: readonly Route[] = [
  ...customers,
  ...customerBalances,
  ...paymentMethods,
  ...setupIntents,
  ...prices,
  ...subscriptions,
  ...invoiceItems,
  ...invoicePreviews,
  ...invoices,
  ...paymentIntents,
  ...creditNotes,
  ...charges,
  ...refunds,
  ...disputes,
  ...events,
  ...webhookEndpoints,
  ...testClocks,
];

const TABLE = ROUTES.map((route) => ({ route, parts: route.path.split('/') }));

/** Returns the route for a call, and the ids in its path. */
export function findRoute(method: string, path: string): { route: Route; ids: string[] } | undefined {
  const asked = path.split('/');
  for (const { route, parts } of TABLE) {
    if (route.method !== method || parts.length !== asked.length) continue;
    const ids: string[] = [];
    const fits = parts.every((part, index) => {
      const given = asked[index] ?? '';
      if (!part.startsWith(':')) return part === given;
      ids.push(given);
      return given !== '';
    });
    if (fits) return { route, ids };
  }
  return undefined;
}
