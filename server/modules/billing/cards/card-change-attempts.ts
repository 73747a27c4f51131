import type { MikroORM } from '@mikro-orm/postgresql';
import type { CardSetup } from '../../../integrations/payments/cards/card-changes.ts';
import { BillingCustomer } from '../billing-customer.entity.ts';
import { DAY_MS } from '../../../../domain/time-spans.ts';

/** For so long a change is its page's own. */
const IN_PROGRESS_MS = 15_000;
/** A question of the bank's that nobody has answered for this long is given up. */
const ABANDONED_MS = DAY_MS;

/** The changes of card that were begun: one an account, the last. Times are the machine's, as those of every try are. */
export class CardChangeAttempts {
  readonly #orm: MikroORM;

  constructor(orm: MikroORM) {
    this.#orm = orm;
  }

  async start(accountId: number, setup: string): Promise<void> {
    const now = { setup, setupBegunAt: new Date(), setupSeenAt: null };
    await this.#orm.em.fork().nativeUpdate(BillingCustomer, { accountId }, now);
  }

  /** Those whose page may be gone: begun a while ago and not taken. */
  abandoned(): Promise<BillingCustomer[]> {
    const before = new Date(Date.now() - IN_PROGRESS_MS);
    return this.#orm.em.fork().find(BillingCustomer, { setup: { $ne: null }, setupBegunAt: { $lte: before } });
  }

  /**
   * Whether a change that was left is to be taken: its owner has said yes to their bank, and its page has had its time since
   * that was first seen. What nobody answers is forgotten.
   */
  async isDue(
    { accountId, setup: id, setupBegunAt, setupSeenAt }: BillingCustomer,
    setup: CardSetup | null,
  ): Promise<boolean> {
    const note = (now: Partial<Pick<BillingCustomer, 'setup' | 'setupSeenAt'>>) =>
      this.#orm.em.fork().nativeUpdate(BillingCustomer, { accountId, setup: id }, now);
    if (!setup || (!setup.card && Date.now() - Number(setupBegunAt) > ABANDONED_MS)) await note({ setup: null });
    else if (setup.card && setupSeenAt === null) await note({ setupSeenAt: new Date() });
    else if (setup.card) return Date.now() - Number(setupSeenAt) > IN_PROGRESS_MS;
    return false;
  }
}
