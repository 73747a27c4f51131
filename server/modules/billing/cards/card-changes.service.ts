import type { MikroORM } from '@mikro-orm/postgresql';
import {
  CARD_SETUP_NOT_FOUND,
  CARD_SETUP_INCOMPLETE,
  isSetupIntentId,
} from '../../../../domain/billing/billing-errors.ts';
import { PROCESSOR_UNREACHABLE } from '../../../../domain/billing/card-declines.ts';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { PaymentsUnavailable } from '../../../integrations/payments/cards/card-declines.ts';
import type { Payments } from '../../../integrations/payments/payments.ts';
import { lockAccountRow } from '../../account/lock-account.ts';
import type { BillingService } from '../billing.service.ts';
import type { BillingCustomer } from '../billing-customer.entity.ts';
import { CardChangeAttempts } from './card-change-attempts.ts';
import { Subscription } from '../subscription.entity.ts';

/** `declined`: the card is kept, but what was owed could not be charged to it, and why. */
export type CardChangeResult = { declined: string | null } | { errors: FieldErrors } | { clientSecret: string };

interface CardChangeDeps {
  orm: MikroORM;
  payments: Payments;
  billing: BillingService;
}

/**
 * Puts another card in the place of the one on file. The browser confirms it at the processor by itself; what comes here
 * is that confirmation's id. Whatever is owed is then tried again at once, so that a listing in its grace is paid.
 */
export class CardChangeService {
  readonly #deps: CardChangeDeps;
  readonly #attempts: CardChangeAttempts;

  constructor(deps: CardChangeDeps) {
    this.#deps = deps;
    this.#attempts = new CardChangeAttempts(deps.orm);
  }

  /** What the browser confirms a card with. @throws PaymentsUnavailable */
  async begin(accountId: number): Promise<{ clientSecret: string }> {
    const { payments, billing } = this.#deps;
    const begun = await payments.cards.begin(await billing.customers.customerOf(accountId));
    await this.#attempts.start(accountId, begun.clientSecret.split('_secret_')[0] ?? '');
    return begun;
  }

  /** The changes whose page may be gone. */
  abandoned(): Promise<BillingCustomer[]> {
    return this.#attempts.abandoned();
  }

  /**
   * Takes a card whose owner has said yes to their bank and closed the page: what they did last.
   * @returns whether it was taken.
   */
  async recover(left: BillingCustomer): Promise<boolean> {
    const { accountId, setup } = left;
    if (setup === null || !(await this.#attempts.isDue(left, await this.#deps.payments.cards.setup(setup))))
      return false;
    return 'declined' in (await this.#change(accountId, setup));
  }

  /** Takes the card that was confirmed. To be called again once the card's owner has answered their bank. */
  async change(accountId: number, setupId: string): Promise<CardChangeResult> {
    try {
      return await this.#change(accountId, setupId);
    } catch (error) {
      // Asked again, the same is done.
      if (error instanceof PaymentsUnavailable) return { errors: PROCESSOR_UNREACHABLE };
      throw error;
    }
  }

  async #change(accountId: number, setupId: string): Promise<CardChangeResult> {
    const { orm, payments, billing } = this.#deps;
    const setup = isSetupIntentId(setupId) ? await payments.cards.setup(setupId) : null;
    const customer = await billing.customers.customerOf(accountId);
    // Somebody else's is no different from none.
    if (!setup || setup.customer !== customer) return { errors: CARD_SETUP_NOT_FOUND };
    const { card } = setup;
    if (!card) return { errors: CARD_SETUP_INCOMPLETE };
    const live = await orm.em.fork().find(Subscription, {
      accountId,
      status: { $nin: ['canceled', 'incomplete_expired', 'incomplete'] },
    });
    const ids = live.map(({ subscription }) => subscription);
    await payments.cards.use(customer, ids, card.id);
    await orm.em.fork().transactional(async (em) => {
      await lockAccountRow(em, accountId);
      await billing.customers.saveCard(em, accountId, customer, card);
    });
    return this.#payPastDue(
      live.filter(({ pastDueSince }) => pastDueSince !== null),
      card.id,
    );
  }

  async #payPastDue(owed: readonly Subscription[], card: string): Promise<CardChangeResult> {
    const { payments, billing } = this.#deps;
    let declined: string | null = null;
    for (const { subscription } of owed) {
      const answer = await payments.cards.payPastDue(subscription, card);
      if (answer !== 'paid' && 'clientSecret' in answer) return answer;
      if (answer !== 'paid') declined ??= Object.values(answer.errors)[0]?.[0] ?? null;
      await billing.sync(subscription);
    }
    return { declined };
  }
}
