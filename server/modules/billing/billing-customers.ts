import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { NotLoggedIn } from '../../errors.ts';
import type { Payments } from '../../integrations/payments/payments.ts';
import type { StoredCard } from '../../integrations/payments/cards/stored-card.ts';
import { BillingCustomer } from './billing-customer.entity.ts';
import { Subscription } from './subscription.entity.ts';
import { accountCredit } from './ledger/account-credit.ts';
import type { BillingMail } from './notices/past-due-notices.ts';
import { notifiedCardKey, withdrawCardNotice } from './notices/withdrawn-notices.ts';

/** Returns the columns of a subscription for the card that pays for it. */
export const listingCard = ({ id, brand, last4 }: StoredCard) => ({ card: id, cardBrand: brand, cardLast4: last4 });

interface CustomersDeps {
  orm: MikroORM;
  payments: Pick<Payments, 'ensureCustomer' | 'customers'>;
  mail: BillingMail;
}

/** Manages an account's customer at the processor, the card that its months are charged to, and its credit. */
export class BillingCustomers {
  readonly #deps: CustomersDeps;

  constructor(deps: CustomersDeps) {
    this.#deps = deps;
  }

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
    await withdrawCardNotice(em, this.#deps.mail, accountId, notifiedCardKey(card));
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
    const em = this.#deps.orm.em.fork();
    const known = await em.findOne(BillingCustomer, { accountId });
    if (known) return known.customer;
    const [account] = await em.execute<{ email: string; key: string; name: string }[]>(
      `select email, key, trim(first_name || ' ' || last_name) as name from account where id = ?`,
      [accountId],
    );
    if (!account) throw new NotLoggedIn();
    const customer = await this.#deps.payments.ensureCustomer({
      email: account.email,
      name: account.name,
      key: `customer:${account.key}`,
    });
    const kept = await em.execute(
      `with kept as (select id from account where id = ? for key share),
            made as (insert into billing_customer (account_id, customer) select id, ? from kept on conflict do nothing)
       select id from kept`,
      [accountId, customer],
    );
    if (kept.length > 0) return customer;
    // The account was deleted meanwhile, so nothing else would delete this customer at the processor.
    await this.#deps.payments.customers.forget(customer);
    throw new NotLoggedIn();
  }

  /** Returns the card that a reactivation is charged to; null when none is stored. */
  async storedCard(accountId: number): Promise<{ customer: string; card: StoredCard } | null> {
    const row = await this.#deps.orm.em.fork().findOne(BillingCustomer, { accountId });
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
    const em = this.#deps.orm.em.fork();
    if ((await em.count(BillingCustomer, { accountId, paymentMethod: card })) > 0) return true;
    return (await em.count(Subscription, { accountId, card })) > 0;
  }

  /** Returns an account's credit toward future invoices, in cents. */
  creditOf(accountId: number): Promise<number> {
    return accountCredit(this.#deps.orm.em.fork(), accountId);
  }
}
