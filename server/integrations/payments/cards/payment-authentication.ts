import type Stripe from 'stripe';
import { answerOf } from './card-declines.ts';
import { objectId } from '../processor-objects.ts';

/** The state of a payment's authentication: pending; rejected or abandoned; or confirmed and being processed. */
type AuthenticationState = 'asked' | 'refused' | 'booking';

export interface PaymentAuthentication {
  /** The secret with which the browser authenticates the payment. */
  clientSecret: string | null;
  stands: AuthenticationState;
}

/** Returns the payment of a subscription's latest invoice; `ofChange`: only if a change of the subscription waits for it. */
export async function findAuthentication(
  stripe: Stripe,
  id: string,
  { ofChange = false } = {},
): Promise<PaymentAuthentication> {
  const { latest_invoice, pending_update } = await answerOf(
    stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'] }),
  );
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null;
  const payment = objectId(invoice?.payments?.data[0]?.payment.payment_intent);
  if (!payment || (ofChange && pending_update === null)) return { clientSecret: null, stands: 'refused' };
  const { status } = await answerOf(stripe.paymentIntents.retrieve(payment));
  return { clientSecret: invoice?.confirmation_secret?.client_secret ?? null, stands: authenticationStateOf(status) };
}

function authenticationStateOf(status: Stripe.PaymentIntent.Status): AuthenticationState {
  if (status === 'requires_action') return 'asked';
  return status === 'processing' || status === 'succeeded' ? 'booking' : 'refused';
}
