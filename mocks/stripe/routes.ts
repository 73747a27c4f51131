import { charges } from './resources/payments/charges.ts';
import { creditNotes } from './resources/billing/credit-notes.ts';
import { customerBalances } from './resources/billing/customer-balance.ts';
import { customers } from './resources/customers.ts';
import { disputes } from './resources/payments/disputes.ts';
import { events } from './resources/events.ts';
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
import type { Route } from './route.ts';

/** Every call that the processor knows. What is not here is answered with Stripe's 404. */
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
