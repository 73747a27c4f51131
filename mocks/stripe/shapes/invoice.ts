import { newId } from '../ids.ts';
import type {
  Customer,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  Subscription,
  SubscriptionItem,
} from '../stored-objects.ts';
import type { Proration } from '../billing/proration.ts';
import type { Period } from './subscription.ts';

/** Returns a draft with its lines; `billing/invoice.ts` adds its totals. */
export function invoiceObject(
  created: number,
  subscription: Subscription,
  customer: Customer,
  period: Period,
  reason: Invoice['billing_reason'],
): Invoice {
  const id = newId('in');
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Local processor',
    account_tax_ids: null,
    amount_due: 0,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
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
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: 0,
    subtotal_excluding_tax: 0,
    test_clock: null,
    total: 0,
    total_discount_amounts: [],
    total_excluding_tax: 0,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

/** Returns the line of an item's whole period. */
export function periodLine(invoice: Invoice, item: SubscriptionItem, description: string): InvoiceLine {
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

export function prorationLine(invoice: Invoice, subscription: string, proration: Proration): InvoiceLine {
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
  invoice: Invoice,
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
