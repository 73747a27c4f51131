import type { Invoice, PaymentIntent, PaymentMethod, Subscription, SubscriptionItem } from '../stored-objects.ts';
import type { Transaction } from '../transaction.ts';
import { draftInvoice, finalizeInvoice, intentOf, markPaid, saveInvoice, type Billing } from './invoice.ts';
import { chargeCard, chargeIntent, failAuthentication, type ChargeOutcome } from '../payments/charge-payment.ts';
import { isPendingUpdateInvoice, applyPendingUpdate } from './pending-update.ts';
import { endSubscription, hasEnded, saveSubscription } from './subscription.ts';

const DAY = 86_400;
/** Days after the first attempt at which a renewal is retried [§4] K60. */
const RETRY_DAYS = [3, 5, 7] as const;

/** The result of collecting an invoice; `nothing_due`: paid without a charge; `no_method`: no card to charge. */
export type CollectResult = { invoice: Invoice } & (
  | ChargeOutcome
  | { result: 'nothing_due' }
  | { result: 'no_method' }
);

/** Returns the card that pays for a subscription: its own, else its customer's; none once it was detached. */
export function paymentMethodOf(work: Transaction, subscription: Subscription): PaymentMethod | undefined {
  const id =
    subscription.default_payment_method ?? work.customerOf(subscription)?.invoice_settings.default_payment_method;
  const method = id ? work.store.find('payment_method', id) : undefined;
  return method?.customer === subscription.customer ? method : undefined;
}

/** Bills and charges a subscription; `before`: its stored state, if any; `held`: its item once the invoice is paid. */
export function bill(
  work: Transaction,
  subscription: Subscription,
  before: Subscription | undefined,
  billing: Billing,
  held?: SubscriptionItem,
): CollectResult {
  const customer = work.need('customer', subscription.customer);
  const invoice = draftInvoice(work, subscription, customer, billing);
  const saved = saveSubscription(work, { ...subscription, latest_invoice: invoice.id }, before);
  if (!before) work.emit('customer.subscription.created', saved);
  if (held) work.store.hide(saved.id, { heldUpdate: { invoice: invoice.id, items: [held] } });
  return collect(work, finalizeInvoice(work, invoice, customer), paymentMethodOf(work, saved), true);
}

/** Collects an open invoice and updates its subscription. `automatic`: by the retry schedule. */
export function collect(
  work: Transaction,
  invoice: Invoice,
  method: PaymentMethod | undefined,
  automatic: boolean,
): CollectResult {
  const intent = intentOf(work, invoice);
  if (!intent) return { result: 'nothing_due', invoice: markInvoiceSettled(work, invoice) };
  if (!method) return { result: 'no_method', invoice: unpaid(work, invoice, automatic) };
  const outcome = chargeIntent(work, intent, method);
  return {
    ...outcome,
    invoice:
      outcome.result === 'succeeded'
        ? markInvoiceSettled(work, invoice)
        : unpaid(work, invoice, automatic, outcome.result === 'requires_action'),
  };
}

/** Charges a payment intent that the cardholder has confirmed, and marks its invoice as paid. */
export function confirm(work: Transaction, intent: PaymentIntent): PaymentIntent {
  const method = work.need('payment_method', intent.payment_method ?? '');
  work.store.hide(method.id, { authenticated: true });
  const after = chargeCard(work, intent, method);
  markInvoiceSettled(work, invoiceOf(work, intent));
  return after;
}

/** Records a failed authentication; the invoice stays open for another card. */
export function failInvoiceAuthentication(work: Transaction, intent: PaymentIntent): PaymentIntent {
  const after = failAuthentication(work, intent);
  unpaid(work, invoiceOf(work, intent), false);
  return after;
}

const invoiceOf = (work: Transaction, { id }: PaymentIntent): Invoice =>
  work.need('invoice', work.store.hidden(id).invoice ?? '');

/** Marks an invoice as paid, and reactivates its subscription if this was the latest invoice. */
export function markInvoiceSettled(work: Transaction, invoice: Invoice, outOfBand = false): Invoice {
  const paid = markPaid(work, countAttempt(work, invoice), outOfBand);
  const subscription = subscriptionOf(work, invoice);
  setDelinquent(work, invoice, false);
  if (subscription && !hasEnded(subscription) && subscription.latest_invoice === invoice.id) {
    const waited = isPendingUpdateInvoice(work, subscription, invoice);
    const updated = waited ? applyPendingUpdate(work, subscription) : subscription;
    const good = saveSubscription(work, { ...updated, status: 'active' }, subscription);
    if (waited && subscription.pending_update) work.emit('customer.subscription.pending_update_applied', good);
  }
  return paid;
}

function unpaid(work: Transaction, invoice: Invoice, automatic: boolean, actionRequired = false): Invoice {
  const after =
    automatic || invoice.attempt_count === 0
      ? saveInvoice(work, scheduled(work, countAttempt(work, invoice)))
      : invoice;
  work.emit('invoice.payment_failed', after);
  if (actionRequired) work.emit('invoice.payment_action_required', after);
  const subscription = subscriptionOf(work, invoice);
  if (!subscription || hasEnded(subscription) || subscription.status === 'incomplete') return after;
  if (isPendingUpdateInvoice(work, subscription, invoice)) return after;
  setDelinquent(work, invoice, true);
  if (automatic && after.next_payment_attempt === null) endSubscription(work, subscription, 'payment_failed');
  else if (subscription.latest_invoice === invoice.id)
    saveSubscription(work, { ...subscription, status: 'past_due' }, subscription);
  return work.need('invoice', invoice.id);
}

function countAttempt(work: Transaction, invoice: Invoice): Invoice {
  if (invoice.attempt_count === 0) work.store.hide(invoice.id, { firstAttempt: work.now });
  return { ...invoice, attempt_count: invoice.attempt_count + 1, attempted: true };
}

/** Schedules retries of an invoice; a first payment is not retried, since the buyer must complete it. */
function scheduled(work: Transaction, invoice: Invoice): Invoice {
  const days = invoice.billing_reason === 'subscription_create' ? undefined : RETRY_DAYS[invoice.attempt_count - 1];
  const first = work.store.hidden(invoice.id).firstAttempt ?? work.now;
  return { ...invoice, next_payment_attempt: days === undefined ? null : first + days * DAY };
}

function subscriptionOf(work: Transaction, invoice: Invoice): Subscription | undefined {
  const id = invoice.parent?.subscription_details?.subscription;
  return id === undefined ? undefined : work.store.find('subscription', id);
}

function setDelinquent(work: Transaction, invoice: Invoice, delinquent: boolean): void {
  const customer = work.customerOf(invoice);
  if (!customer || customer.delinquent === delinquent) return;
  work.save('customer', { ...customer, delinquent }, 'customer.updated', customer);
}
