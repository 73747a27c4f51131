import type { MikroORM } from '@mikro-orm/postgresql';
import { NO_SUCH_SETUP, SETUP_UNFINISHED, isSetup } from '../../../domain/billing/refusals.ts';
import { UNREACHABLE } from '../../../domain/posting/declines.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { PaymentsUnavailable } from '../../ports/payments/declines.ts';
import type { Payments } from '../../ports/payments/payments.ts';
import { holdAccount } from '../account/hold-account.ts';
import type { BillingService } from './billing.service.ts';
import type { BillingCustomer } from './billing-customer.entity.ts';
import { CardTries } from './card-tries.ts';
import { Subscription } from './subscription.entity.ts';

/** `declined`: the card is kept, but what was owed could not be charged to it, and why. */
export type CardAnswer = { declined: string | null } | { errors: FieldErrors } | { clientSecret: string };

interface CardChangerDeps {
  orm: MikroORM;
  payments: Payments;
  billing: BillingService;
}

/**
 * Puts another card in the place of the one on file. The browser confirms it at the processor by itself; what comes here
 * is that confirmation's id. Whatever is owed is then tried again at once, so that a listing in its grace is paid.
 */
export class CardChanger {
  readonly #deps: CardChangerDeps;
  readonly #tries: CardTries;

  constructor(deps: CardChangerDeps) {
    this.#deps = deps;
    this.#tries = new CardTries(deps.orm);
  }

  /** What the browser confirms a card with. @throws PaymentsUnavailable */
  async begin(accountId: number): Promise<{ clientSecret: string }> {
    const { payments, billing } = this.#deps;
    const begun = await payments.cards.begin(await billing.customers.customerOf(accountId));
    await this.#tries.begun(accountId, begun.clientSecret.split('_secret_')[0] ?? '');
    return begun;
  }

  /** The changes whose page may be gone. */
  left(): Promise<BillingCustomer[]> {
    return this.#tries.left();
  }

  /**
   * Takes a card whose owner has said yes to their bank and closed the page: what they did last.
   * @returns whether it was taken.
   */
  async recover(left: BillingCustomer): Promise<boolean> {
    const { accountId, setup } = left;
    if (setup === null || !(await this.#tries.isDue(left, await this.#deps.payments.cards.setup(setup)))) return false;
    return 'declined' in (await this.#change(accountId, setup));
  }

  /** Takes the card that was confirmed. To be called again once the card's owner has answered their bank. */
  async change(accountId: number, setupId: string): Promise<CardAnswer> {
    try {
      return await this.#change(accountId, setupId);
    } catch (error) {
      // Asked again, the same is done.
      if (error instanceof PaymentsUnavailable) return { errors: UNREACHABLE };
      throw error;
    }
  }

  async #change(accountId: number, setupId: string): Promise<CardAnswer> {
    const { orm, payments, billing } = this.#deps;
    const setup = isSetup(setupId) ? await payments.cards.setup(setupId) : null;
    const customer = await billing.customers.customerOf(accountId);
    // Somebody else's is no different from none.
    if (!setup || setup.customer !== customer) return { errors: NO_SUCH_SETUP };
    const { card } = setup;
    if (!card) return { errors: SETUP_UNFINISHED };
    const live = await orm.em.fork().find(Subscription, {
      accountId,
      status: { $nin: ['canceled', 'incomplete_expired', 'incomplete'] },
    });
    const ids = live.map(({ subscription }) => subscription);
    await payments.cards.use(customer, ids, card.id);
    await orm.em.fork().transactional(async (em) => {
      await holdAccount(em, accountId);
      await billing.customers.keepCard(em, accountId, customer, card);
    });
    return this.#payOwed(
      live.filter(({ pastDueSince }) => pastDueSince !== null),
      card.id,
    );
  }

  async #payOwed(owed: readonly Subscription[], card: string): Promise<CardAnswer> {
    const { payments, billing } = this.#deps;
    let declined: string | null = null;
    for (const { subscription } of owed) {
      const answer = await payments.cards.payOwed(subscription, card);
      if (answer !== 'paid' && 'clientSecret' in answer) return answer;
      if (answer !== 'paid') declined ??= Object.values(answer.errors)[0]?.[0] ?? null;
      await billing.sync(subscription);
    }
    return { declined };
  }
}
