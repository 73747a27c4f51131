import type { NewCreditNote } from '../resources/billing/credit-notes.ts';
import { creditNoteLineObject, creditNoteObject } from '../shapes/credit-note.ts';
import type { CreditNote, CreditNoteLine, Invoice } from '../stored-objects.ts';
import { invalidRequest, parameterMissing } from '../wire/errors.ts';
import { mergedMetadata } from '../wire/params.ts';
import type { Transaction } from '../transaction.ts';
import { changeBalance } from './customer-balance.ts';
import { intentOf, markPaid, paymentsOf, saveInvoice } from './invoice.ts';
import { refundCharge } from '../payments/refund.ts';

/** Issues a credit note: reduces an open invoice; refunds, credits, or settles elsewhere a paid one. */
export function issueCreditNote(work: Transaction, asked: NewCreditNote): CreditNote {
  const invoice = work.need('invoice', asked.invoice, 'invoice');
  const paid = invoice.status === 'paid';
  if (!paid && invoice.status !== 'open')
    throw invalidRequest(`You can only create credit notes on open or paid invoices. This one is ${invoice.status}.`);
  const amount = amountOf(invoice, asked);
  const parts = [asked.refund_amount, asked.credit_amount, asked.out_of_band_amount];
  const placed = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  const most = paid ? invoice.amount_paid - invoice.post_payment_credit_notes_amount : invoice.amount_remaining;
  if (amount <= 0 || amount > most)
    throw invalidRequest(`The amount of a credit note for this invoice must be between 1 and ${most}.`, {
      param: 'amount',
    });
  if (placed !== (paid ? amount : 0))
    throw invalidRequest(
      'The sum of credit amount, refund amount and out of band amount must equal the post payment amount.',
      { param: 'amount' },
    );
  const at = work.now(invoice.test_clock);
  const count = work.store.list('credit_note', [{ path: '$.invoice', is: '=', value: invoice.id }]).length + 1;
  const bare = creditNoteObject(at, invoice, {
    amount,
    paid,
    memo: asked.memo ?? null,
    metadata: mergedMetadata(null, asked.metadata),
    number: `${invoice.number ?? 'CN'}-CN-${String(count).padStart(2, '0')}`,
    out_of_band_amount: asked.out_of_band_amount ?? null,
    reason: asked.reason ?? null,
  });
  const lines = { ...bare.lines, data: linesOf(invoice, asked, amount) };
  const note = { ...bare, lines, ...(paid && givenBack(work, invoice, bare, asked)) };
  work.store.put('credit_note', note);
  work.emit('credit_note.created', note);
  if (paid) change(work, invoice, { post_payment_credit_notes_amount: amount });
  else reduceAmountDue(work, invoice, amount);
  return note;
}

/** Voids a credit note of an open invoice. @throws StripeRequestError 400 if it has moved money */
export function voidCreditNote(work: Transaction, note: CreditNote): CreditNote {
  const invoice = work.need('invoice', note.invoice);
  if (note.status === 'void' || note.type !== 'pre_payment' || invoice.status !== 'open')
    throw invalidRequest('You can only void credit notes of open invoices, once.');
  reduceAmountDue(work, invoice, -note.amount);
  const after: CreditNote = { ...note, status: 'void', voided_at: work.now(invoice.test_clock) };
  work.store.put('credit_note', after);
  work.emit('credit_note.voided', after);
  return after;
}

function amountOf(invoice: Invoice, asked: NewCreditNote): number {
  if ((asked.amount === undefined) === (asked.lines === undefined))
    throw asked.amount === undefined
      ? parameterMissing('amount')
      : invalidRequest('You may only specify one of these parameters: amount, lines.', { param: 'lines' });
  return asked.amount ?? linesOf(invoice, asked, 0).reduce((sum, { amount }) => sum + amount, 0);
}

function linesOf(invoice: Invoice, { lines }: NewCreditNote, amount: number): CreditNoteLine[] {
  if (!lines) {
    const description = 'Credit note';
    return [creditNoteLineObject({ amount, description, type: 'custom_line_item' })];
  }
  return lines.map(({ quantity = 1, unit_amount, type, ...given }, index) => {
    const billed = invoice.lines.data.find(({ id }) => id === given.invoice_line_item);
    if (type === 'invoice_line_item' && !billed)
      throw invalidRequest(`No such invoice line item: '${given.invoice_line_item ?? ''}'`, {
        code: 'resource_missing',
        param: `lines[${index}][invoice_line_item]`,
      });
    return creditNoteLineObject({
      amount: given.amount ?? (unit_amount === undefined ? (billed?.amount ?? 0) : unit_amount * quantity),
      description: given.description ?? billed?.description ?? null,
      ...(billed && { invoice_line_item: billed.id }),
      quantity,
      type,
    });
  });
}

/** Returns a paid invoice's money to the card or to the customer's credit. */
function givenBack(work: Transaction, invoice: Invoice, note: CreditNote, asked: NewCreditNote): Partial<CreditNote> {
  const customer = work.customerOf(invoice);
  const credited =
    asked.credit_amount && customer
      ? changeBalance(work, customer, -asked.credit_amount, {
          type: 'credit_note',
          credit_note: note.id,
          invoice: invoice.id,
        }).transaction.id
      : null;
  const charge = intentOf(work, invoice)?.latest_charge;
  if (!asked.refund_amount) return { customer_balance_transaction: credited };
  if (!charge)
    throw invalidRequest('This invoice was not paid by a charge that can be refunded.', { param: 'refund_amount' });
  const { id: refund, amount: amount_refunded } = refundCharge(
    work,
    work.need('charge', charge),
    asked.refund_amount,
    {},
  );
  return {
    customer_balance_transaction: credited,
    refunds: [{ amount_refunded, payment_record_refund: null, refund, type: 'refund' }],
  };
}

/** Reduces the amount due of an open invoice; an invoice with nothing due is paid. */
function reduceAmountDue(work: Transaction, invoice: Invoice, amount: number): void {
  const intent = intentOf(work, invoice);
  if (intent) work.store.put('payment_intent', { ...intent, amount: intent.amount - amount });
  for (const payment of paymentsOf(work, invoice.id))
    work.store.put('invoice_payment', { ...payment, amount_requested: payment.amount_requested - amount });
  const after = change(work, invoice, {
    amount_due: -amount,
    amount_remaining: -amount,
    pre_payment_credit_notes_amount: amount,
  });
  if (after.amount_remaining === 0) markPaid(work, after, true);
}

type Sums = 'amount_due' | 'amount_remaining' | 'pre_payment_credit_notes_amount' | 'post_payment_credit_notes_amount';

function change(work: Transaction, invoice: Invoice, by: Partial<Record<Sums, number>>): Invoice {
  const after = { ...invoice };
  for (const [name, amount] of Object.entries(by) as [Sums, number][]) after[name] += amount;
  saveInvoice(work, after);
  work.emit('invoice.updated', after, invoice);
  return after;
}
