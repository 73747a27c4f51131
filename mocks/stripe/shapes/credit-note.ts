import { newId } from '../ids.ts';
import type { CreditNote, CreditNoteLine, Invoice } from '../stored-objects.ts';

type NewCreditNote = Pick<CreditNote, 'number'> & { amount: number; paid: boolean } & Partial<CreditNote>;

/** Returns a credit note: a reduction of an invoice, or a refund of it. */
export function creditNoteObject(
  created: number,
  invoice: Invoice,
  { amount, paid, ...given }: NewCreditNote,
): CreditNote {
  const id = newId('cn');
  return {
    id,
    object: 'credit_note',
    amount,
    amount_shipping: 0,
    created,
    currency: invoice.currency,
    customer: invoice.customer ?? '',
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: created,
    invoice: invoice.id,
    lines: { object: 'list', data: [], has_more: false, url: `/v1/credit_notes/${id}/lines` },
    livemode: false,
    memo: null,
    metadata: {},
    out_of_band_amount: null,
    pdf: `https://pay.stripe.com/credit_notes/local/${id}/pdf`,
    post_payment_amount: paid ? amount : 0,
    pre_payment_amount: paid ? 0 : amount,
    pretax_credit_amounts: [],
    reason: null,
    refunds: [],
    shipping_cost: null,
    status: 'issued',
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
    total_taxes: [],
    type: paid ? 'post_payment' : 'pre_payment',
    voided_at: null,
    ...given,
  };
}

type NewLine = Pick<CreditNoteLine, 'amount' | 'type'> & Partial<CreditNoteLine>;

export function creditNoteLineObject({ amount, ...given }: NewLine): CreditNoteLine {
  return {
    id: newId('cnli'),
    object: 'credit_note_line_item',
    amount,
    description: null,
    discount_amount: 0,
    discount_amounts: [],
    livemode: false,
    metadata: {},
    pretax_credit_amounts: [],
    quantity: 1,
    tax_rates: [],
    taxes: [],
    unit_amount: amount,
    unit_amount_decimal: String(amount),
    ...given,
  };
}
