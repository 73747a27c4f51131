import type { MikroORM } from '@mikro-orm/postgresql';
import type { CardSetup } from '../../../integrations/payments/cards/card-changes.ts';
import { BillingCustomer } from '../billing-customer.entity.ts';
import { DAY_MS } from '../../../../domain/time-spans.ts';

/** How long a change is reserved for its page, in milliseconds. */
const IN_PROGRESS_MS = 15_000;
/** How long an unanswered bank authentication is kept, in milliseconds. */
const ABANDONED_MS = DAY_MS;

/**
 * Stores the card changes that were begun: the last one per account. Times are from the machine's clock, as for
 * every publish intent.
 */
export class CardChangeAttempts {
  constructor(private readonly orm: MikroORM) {}

  /** `setupListings`: the listings that the card is for; null for all. */
  async start(accountId: number, setupListings: readonly number[] | null, setup: string): Promise<void> {
    const now = {
      setup,
      setupListings: setupListings && [...setupListings],
      setupBegunAt: new Date(),
      setupSeenAt: null,
    };
    await this.orm.em.fork().nativeUpdate(BillingCustomer, { accountId }, now);
  }

  /** Returns changes whose page may be closed: begun a while ago and not applied. */
  abandoned(): Promise<BillingCustomer[]> {
    const before = new Date(Date.now() - IN_PROGRESS_MS);
    return this.orm.em.fork().find(BillingCustomer, { setup: { $ne: null }, setupBegunAt: { $lte: before } });
  }

  /**
   * Returns whether an abandoned change is to be applied: its owner has authenticated with the bank, and its page
   * has had its time since that was first seen. Deletes changes that stay unanswered.
   */
  async isDue(
    { accountId, setup: id, setupBegunAt, setupSeenAt }: BillingCustomer,
    setup: CardSetup | null,
  ): Promise<boolean> {
    const note = (now: Partial<Pick<BillingCustomer, 'setup' | 'setupSeenAt'>>) =>
      this.orm.em.fork().nativeUpdate(BillingCustomer, { accountId, setup: id }, now);
    if (!setup || (!setup.card && Date.now() - Number(setupBegunAt) > ABANDONED_MS)) await note({ setup: null });
    else if (setup.card && setupSeenAt === null) await note({ setupSeenAt: new Date() });
    else if (setup.card) return Date.now() - Number(setupSeenAt) > IN_PROGRESS_MS;
    return false;
  }
}
