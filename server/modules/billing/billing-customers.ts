import type { EntityManager } from '@mikro-orm/postgresql';
import { CREDIT_LINE, OUTSTANDING_LINE } from '../../../domain/billing/credit.ts';
import { NotLoggedIn } from '../../errors.ts';
import type { StoredCard } from '../../integrations/payments/cards/stored-card.ts';
import { BillingCustomer } from './billing-customer.entity.ts';
import type { BillingDeps } from './billing.service.ts';
import { Subscription } from './subscription.entity.ts';
import { notifiedCardKey, withdrawCardNotice } from './notices/withdrawn-notices.ts';

/** Returns the columns of a subscription for the card that pays for it. */
export const listingCard = ({ id, brand, last4 }: StoredCard) => ({ card: id, cardBrand: brand, cardLast4: last4 });

/** Manages an account's customer at the processor, the card that its months are charged to, and its credit. */
export class BillingCustomers {
  constructor(private readonly deps: Pick<BillingDeps, 'orm' | 'payments' | 'mail'>) {}

  /**
   * Saves the card on file of an account, in the caller's transaction. `replace`: false keeps another one that is on
   * file.
   */
  async saveCard(
    em: EntityManager,
    accountId: number,
    customer: string,
    card: StoredCard,
    replace = true,
  ): Promise<void> {
    const before = replace ? null : await em.findOne(BillingCustomer, { accountId });
    if (before?.paymentMethod && before.paymentMethod !== card.id) return;
    await withdrawCardNotice(em, this.deps.mail, accountId, notifiedCardKey(card));
    await em.upsert(BillingCustomer, {
      accountId,
      customer,
      paymentMethod: card.id,
      cardBrand: card.brand,
      cardLast4: card.last4,
      cardMonth: card.month,
      cardYear: card.year,
      // A change begun earlier is no longer the owner's latest action.
      setup: null,
      setupBegunAt: null,
      setupSeenAt: null,
    });
  }

  /** Returns the account's customer at the processor and creates it if needed. @throws {NotLoggedIn} when the account is gone */
  async customerOf(accountId: number): Promise<string> {
    const em = this.deps.orm.em.fork();
    const known = await em.findOne(BillingCustomer, { accountId });
    if (known) return known.customer;
    const [account] = await em.execute<{ email: string; key: string; name: string }[]>(
      `select email, key, trim(first_name || ' ' || last_name) as name from account where id = ?`,
      [accountId],
    );
    if (!account) throw new NotLoggedIn();
    const customer = await this.deps.payments.ensureCustomer({
      email: account.email,
      name: account.name,
      key: `customer:${account.key}`,
    });
    const accounts = await em.execute(
      `with kept as (select id from account where id = ? for key share),
            made as (insert into billing_customer (account_id, customer) select id, ? from kept on conflict do nothing)
       select id from kept`,
      [accountId, customer],
    );
    if (accounts.length > 0) return customer;
    // The account was deleted meanwhile, so nothing else would delete this customer at the processor.
    await this.deps.payments.customers.forget(customer);
    throw new NotLoggedIn();
  }

  /** Returns the card that a reactivation is charged to; null when none is stored. */
  async storedCard(accountId: number): Promise<{ customer: string; card: StoredCard } | null> {
    const row = await this.deps.orm.em.fork().findOne(BillingCustomer, { accountId });
    if (!row?.paymentMethod) return null;
    const card = {
      id: row.paymentMethod,
      brand: row.cardBrand ?? '',
      last4: row.cardLast4 ?? '',
      month: row.cardMonth ?? 0,
      year: row.cardYear ?? 0,
    };
    return { customer: row.customer, card };
  }

  /** Returns whether a card is on file or pays for a listing of this account. */
  async isInUse(accountId: number, card: string): Promise<boolean> {
    const em = this.deps.orm.em.fork();
    if ((await em.count(BillingCustomer, { accountId, paymentMethod: card })) > 0) return true;
    return (await em.count(Subscription, { accountId, card })) > 0;
  }

  /** Returns whether a listing of this account is paid for at present. */
  async hasPaidListing(accountId: number): Promise<boolean> {
    return (await this.deps.orm.em.fork().count(Subscription, { accountId, status: 'active' })) > 0;
  }

  /**
   * Returns an account's credit toward future invoices according to the ledger. An open invoice reserves the credit
   * that it uses, or collects what is outstanding; the ledger records both only once it is paid. Cents; a negative amount was too small to charge
   * and is added to the next invoice.
   */
  async creditOf(accountId: number): Promise<number> {
    const [row] = await this.deps.orm.em.fork().execute<{ cents: number }[]>(
      `select (
         (select coalesce(sum(case entry_type when 'credit' then amount_cents else -amount_cents end), 0) from ledger
           where entry_type in ('credit', 'credit_used')
             and customer = (select customer from billing_customer where account_id = ?)) +
         (select coalesce(sum((line ->> 'amountCents')::int), 0) from invoice, jsonb_array_elements(lines) line
           where account_id = ? and status not in ('paid', 'void') and line ->> 'description' in (?, ?)))::int as cents`,
      [accountId, accountId, CREDIT_LINE, OUTSTANDING_LINE],
    );
    return row?.cents ?? 0;
  }
}
