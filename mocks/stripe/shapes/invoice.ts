import { newId } from '../ids.ts';
import { nullFields } from './null-fields.ts';
import type {
  Customer,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  Subscription,
  SubscriptionItem,
} from '../stored-objects.ts';
import type { Totals } from '../billing/invoice.ts';
import type { Proration } from '../billing/proration.ts';
import type { Period } from './subscription.ts';

/** Returns a draft without its lines and totals, which `billing/invoice.ts` adds. */
export function invoiceObject(
  created: number,
  subscription: Subscription,
  customer: Customer,
  period: Period,
  reason: Invoice['billing_reason'],
): Omit<Invoice, keyof Totals> {
  const id = newId('in');
  return {
    id,
    object: 'invoice',
    ...nullFields('account_tax_ids application automatically_finalizes_at custom_fields customer_account'),
    ...nullFields('customer_shipping default_payment_method default_source description due_date effective_at'),
    ...nullFields('ending_balance footer from_invoice hosted_invoice_url invoice_pdf last_finalization_error'),
    ...nullFields('latest_revision next_payment_attempt number on_behalf_of receipt_number rendering shipping_cost'),
    ...nullFields('shipping_details statement_descriptor test_clock webhooks_delivered_at'),
    account_country: 'US',
    account_name: 'Local processor',
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_tax_rates: [],
    discounts: [],
    issuer: { type: 'self' },
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    total_taxes: [],
  };
}

/** Returns the line of an item's whole period. */
export function periodLine(
  invoice: Pick<Invoice, 'id' | 'currency'>,
  item: SubscriptionItem,
  description: string,
): InvoiceLine {
  return line(
    invoice,
    item.subscription,
    {
      amount: item.price.unit_amount ?? 0,
      description,
      price: item.price,
      period: { end: item.current_period_end, start: item.current_period_start },
    },
    {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: item.subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
  );
}

export function prorationLine(
  invoice: Pick<Invoice, 'id' | 'currency'>,
  subscription: string,
  proration: Proration,
): InvoiceLine {
  return line(invoice, subscription, proration, {
    invoice_item_details: {
      invoice_item: newId('ii'),
      proration: true,
      proration_details: { credited_items: proration.credited },
      subscription,
    },
    subscription_item_details: null,
    type: 'invoice_item_details',
  });
}

function line(
  invoice: Pick<Invoice, 'id' | 'currency'>,
  subscription: string,
  { amount, description, period, price }: Omit<Proration, 'credited'>,
  parent: InvoiceLine['parent'],
): InvoiceLine {
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: invoice.currency,
    description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent,
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: String(amount),
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription,
    subtotal: amount,
    taxes: [],
  };
}

export function invoicePaymentObject(created: number, invoice: Invoice, paymentIntent: string): InvoicePayment {
  return {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_remaining,
    created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: paymentIntent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}
