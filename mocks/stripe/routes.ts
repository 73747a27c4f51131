import { charges } from './resources/charges.ts';
import { customers } from './resources/customers.ts';
import { events } from './resources/events.ts';
import { invoices } from './resources/invoices.ts';
import { paymentIntents } from './resources/payment-intents.ts';
import { paymentMethods } from './resources/payment-methods.ts';
import { prices } from './resources/prices.ts';
import { setupIntents } from './resources/setup-intents.ts';
import { subscriptions } from './resources/subscriptions.ts';
import { testClocks } from './resources/test-clocks.ts';
import { webhookEndpoints } from './resources/webhook-endpoints.ts';
import type { Route } from './route.ts';

/** Every call that the processor knows. What is not here is answered with Stripe's 404. */
const ROUTES: readonly Route[] = [
  ...customers,
  ...paymentMethods,
  ...setupIntents,
  ...prices,
  ...subscriptions,
  ...invoices,
  ...paymentIntents,
  ...charges,
  ...events,
  ...webhookEndpoints,
  ...testClocks,
];

const TABLE = ROUTES.map((route) => ({ route, parts: route.path.split('/') }));

/** The row for a call, and the ids in its path. */
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
