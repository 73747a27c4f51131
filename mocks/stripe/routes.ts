import { customers } from './resources/customers.ts';
import { invoices } from './resources/billing/invoices.ts';
import { charges } from './resources/payments/charges.ts';
import { paymentIntents } from './resources/payments/payment-intents.ts';
import { paymentMethods } from './resources/payments/payment-methods.ts';
import { prices } from './resources/billing/prices.ts';
import { setupIntents } from './resources/payments/setup-intents.ts';
import { subscriptions } from './resources/billing/subscriptions.ts';
import { webhookEndpoints } from './resources/webhook-endpoints.ts';
import type { Route } from './route.ts';
import { inDateRange, listRoute } from './wire/paging.ts';
import { dateRange, list, listSchema, text } from './wire/params.ts';

const events = listRoute(
  '/v1/events',
  'event',
  listSchema({ created: dateRange.optional(), types: list(text).optional() }),
  ({ params }) => [params.types && { path: '$.type', is: 'in', value: params.types }, ...inDateRange(params.created)],
);

/** Every route of the payment processor. All others respond with Stripe's 404. */
export const ROUTES: readonly Route[] = [
  ...customers,
  ...paymentMethods,
  ...setupIntents,
  ...prices,
  ...subscriptions,
  ...invoices,
  ...paymentIntents,
  ...charges,
  events,
  ...webhookEndpoints,
];

const TABLE = ROUTES.map((route) => ({ route, parts: route.path.split('/') }));

/** Returns the route for a call, and the id in its path. */
export function findRoute(method: string, path: string): { route: Route; id: string } | undefined {
  const pathParts = path.split('/');
  for (const { route, parts } of TABLE) {
    if (route.method !== method || parts.length !== pathParts.length) continue;
    const id = pathParts[parts.indexOf(':id')] ?? '';
    if (parts.every((part, index) => (part === ':id' ? id !== '' : part === pathParts[index]))) return { route, id };
  }
  return undefined;
}
