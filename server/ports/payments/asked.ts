import type Stripe from 'stripe';
import { rethrow } from './declines.ts';
import { idOf } from './id-of.ts';

/**
 * How a payment that asks its card's owner stands: they have yet to answer, have said no or gave up, or have said yes and it
 * is being booked: a payment succeeds a moment before its subscription says so.
 */
export type Asked = 'asked' | 'refused' | 'booking';

export interface Question {
  /** What the browser needs to authenticate the payment. */
  clientSecret: string | null;
  stands: Asked;
}

/** The payment of a subscription's latest bill; `ofChange`: only where a change of the subscription waits for it. */
export async function questionOf(stripe: Stripe, id: string, { ofChange = false } = {}): Promise<Question> {
  const { latest_invoice, pending_update } = await stripe.subscriptions
    .retrieve(id, { expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'] })
    .catch(rethrow);
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null;
  const payment = idOf(invoice?.payments?.data[0]?.payment.payment_intent);
  if (!payment || (ofChange && pending_update === null)) return { clientSecret: null, stands: 'refused' };
  const { status } = await stripe.paymentIntents.retrieve(payment).catch(rethrow);
  return { clientSecret: invoice?.confirmation_secret?.client_secret ?? null, stands: askedBy(status) };
}

function askedBy(status: Stripe.PaymentIntent.Status): Asked {
  if (status === 'requires_action') return 'asked';
  return status === 'processing' || status === 'succeeded' ? 'booking' : 'refused';
}
