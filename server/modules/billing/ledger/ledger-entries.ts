import type { EntityManager } from '@mikro-orm/postgresql';
import type { PaidInvoice } from '../../../integrations/payments/subscriptions/subscription-state.ts';
import { cardLabel } from '../../../../domain/billing/card-on-file.ts';
import { refundEmail } from '../../../emails/templates/billing/refund.email.tsx';
import type { ProcessorMovement } from '../../../integrations/payments/ledger/ledger-movements.ts';
import type { BillingDeps } from '../billing.service.ts';
import { enterMovements, recordInvoices, subjectOf, type LedgerSubject } from './ledger.ts';

interface RefundedPayer {
  account: number;
  email: string;
  /** The listing that it paid for; null where no receipt was written. */
  name: string | null;
  brand: string | null;
  last4: string | null;
}

/**
 * Records what was returned from a payment, whether by this program, a person in the processor's dashboard or a
 * bank. Entries are never taken from an event: all entries of the payment are fetched and missing ones added, so
 * that events may arrive repeatedly, late and in any order.
 */
export class LedgerEntries {
  constructor(private readonly deps: Pick<BillingDeps, 'payments' | 'invoices' | 'mail' | 'baseUrl'>) {}

  /** Returns the effect of an event about a payment or a customer's credit; null when it is not ours. */
  async effectOf(
    em: EntityManager,
    { payment, creditOf }: { payment: string | null; creditOf: string | null },
  ): Promise<(() => Promise<void>) | null> {
    if (payment !== null) {
      const place = (await subjectOf(em, payment)) ?? (await this.#ask(em, payment));
      return place && (() => this.#enter(em, place, [payment]));
    }
    if (creditOf === null) return null;
    const [ours] = await em.execute('select 1 from billing_customer where customer = ?', [creditOf]);
    return ours ? () => this.ofCredit(em, creditOf) : null;
  }

  /** Enters an invoice and its refunds; `credited`: also those to its customer's credit. */
  async ofInvoice(em: EntityManager, listing: number | null, invoice: PaidInvoice, credited: boolean): Promise<void> {
    await this.deps.invoices.lock(em, invoice.id);
    await recordInvoices(em, listing, [invoice]);
    const payments = invoice.charges.map(({ payment }) => payment);
    await this.#enter(em, { listing, invoice: invoice.id, customer: invoice.customer }, payments);
    if (credited) await this.ofCredit(em, invoice.customer);
  }

  /** Enters the manual changes of a customer's credit that are missing. */
  async ofCredit(em: EntityManager, customer: string): Promise<void> {
    for (const { invoice, ...move } of await this.deps.payments.movements.creditOf(customer))
      await enterMovements(em, { listing: await listingOf(em, invoice), invoice, customer }, [move]);
  }

  async #enter(em: EntityManager, place: LedgerSubject, payments: readonly string[]): Promise<void> {
    const { invoices, payments: processor } = this.deps;
    const { invoice } = place;
    if (invoice !== null) await invoices.lock(em, invoice);
    for (const payment of payments) {
      const moves = await processor.movements.ofPayment(payment);
      const entered = await enterMovements(em, place, moves);
      const hasFailed = (source: string) => moves.some((move) => move.source === source && move.entryType !== 'refund');
      for (const move of entered)
        if (move.entryType === 'refund' && !hasFailed(move.source)) await this.#notify(em, place, move);
    }
    if (invoice !== null) await invoices.refunded(em, invoice);
  }

  /** Tells the payer of a refund, once; a payment that made no account has no address. */
  async #notify(em: EntityManager, { invoice, customer }: LedgerSubject, refund: ProcessorMovement): Promise<void> {
    const [payer] = await em.execute<RefundedPayer[]>(
      `select a.id::float8 as account, a.email, i.listing_name as name, i.card_brand as brand, i.card_last4 as last4
         from account a left join invoice i on i.id = ? and i.account_id = a.id
        where a.id = coalesce((select account_id from invoice where id = ?),
          (select account_id from billing_customer where customer = ?))`,
      [invoice, invoice, customer],
    );
    if (!payer) return;
    const { account, email, name, brand, last4 } = payer;
    const card = last4 === null ? null : cardLabel({ brand, last4 });
    const content = refundEmail(
      { ...refund, name, card, invoice: name === null ? null : invoice },
      email,
      this.deps.baseUrl,
    );
    await this.deps.mail.queue(em, { ...content, account });
  }

  /** Resolves a payment that is not booked by its id, or not yet: only if the invoice belongs to this database. */
  async #ask(em: EntityManager, payment: string): Promise<LedgerSubject | null> {
    const paid = await this.deps.payments.movements.paidFor(payment);
    if (!paid) return null;
    const [known] = await em.execute(
      `select 1 from ledger where invoice = ? union all select 1 from invoice where id = ?
        union all select 1 from subscription where subscription = ?`,
      [paid.invoice, paid.invoice, paid.subscription],
    );
    return known ? { listing: paid.listing, invoice: paid.invoice, customer: paid.customer } : null;
  }
}

async function listingOf(em: EntityManager, invoice: string | null): Promise<number | null> {
  if (invoice === null) return null;
  const [row] = await em.execute<{ listing_id: string }[]>('select listing_id from invoice where id = ?', [invoice]);
  return row ? Number(row.listing_id) : null;
}
