import {
  CARD_SETUP_NOT_FOUND,
  CARD_SETUP_INCOMPLETE,
  isSetupIntentId,
} from '../../../../domain/billing/billing-errors.ts';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { lockAccountRow } from '../../account/lock-account.ts';
import type { ServiceDeps } from '../../service-deps.ts';
import { BillingCustomer } from '../billing-customer.entity.ts';
import { listingCard } from '../billing-customers.ts';
import { orUnreachable } from '../or-unreachable.ts';
import { CardChangeAttempts } from './card-change-attempts.ts';
import { PublishIntent } from '../../posting/publishing/publish-intent.entity.ts';
import { Subscription } from '../subscription.entity.ts';

/** `declineMessage`: why the past-due amount could not be charged to the card, which is saved nevertheless. */
export type CardChangeResult = { declineMessage: string | null } | { errors: FieldErrors } | { clientSecret: string };

/**
 * Replaces the card on file. The browser confirms the new card at the processor; this receives only the confirmation's
 * id. Past-due amounts are then charged again at once, so that a listing in its grace period is paid.
 */
export class CardChangeService {
  /** Used by the reconciler. */
  readonly attempts: CardChangeAttempts;

  constructor(private readonly deps: Pick<ServiceDeps, 'orm' | 'payments' | 'billing'>) {
    this.attempts = new CardChangeAttempts(deps.orm);
  }

  /**
   * Returns the client secret that the browser confirms a card with. `listings`: those that the card will pay for; null
   * for all, now and later.
   * @throws PaymentsUnavailable
   */
  async begin(accountId: number, listings: readonly number[] | null = null): Promise<{ clientSecret: string }> {
    const { payments, billing } = this.deps;
    const begun = await payments.cards.begin(await billing.customers.customerOf(accountId));
    await this.attempts.start(accountId, listings, begun.clientSecret.split('_secret_')[0] ?? '');
    return begun;
  }

  /**
   * Applies a card change whose owner authenticated with the bank and closed the page, if it was their latest action.
   * @returns whether it was applied.
   */
  async recover(left: BillingCustomer): Promise<boolean> {
    const { accountId, setup, setupListings } = left;
    if (setup === null || !(await this.attempts.isDue(left, await this.deps.payments.cards.setup(setup)))) return false;
    return 'declineMessage' in (await this.#change(accountId, setup, setupListings));
  }

  /**
   * Applies the confirmed card to these listings, or to all and those to come. To be called again once the cardholder
   * has completed bank authentication.
   */
  async change(
    accountId: number,
    setupId: string,
    listings: readonly number[] | null = null,
  ): Promise<CardChangeResult> {
    // A repeated request has the same effect.
    return orUnreachable(() => this.#change(accountId, setupId, listings));
  }

  async #change(accountId: number, setupId: string, listings: readonly number[] | null): Promise<CardChangeResult> {
    const { orm, payments, billing } = this.deps;
    const setup = isSetupIntentId(setupId) ? await payments.cards.setup(setupId) : null;
    const customer = await billing.customers.customerOf(accountId);
    // Another customer's setup is indistinguishable from none.
    if (!setup || setup.customer !== customer) return { errors: CARD_SETUP_NOT_FOUND };
    const { card } = setup;
    if (!card) return { errors: CARD_SETUP_INCOMPLETE };
    const live = await orm.em.fork().find(Subscription, {
      accountId,
      status: { $nin: ['canceled', 'incomplete_expired', 'incomplete'] },
      ...(listings && { listingId: { $in: [...listings] } }),
    });
    const ids = live.map(({ subscription }) => subscription);
    await payments.cards.use(listings ? null : customer, ids, card.id);
    await orm.em.fork().transactional(async (em) => {
      await lockAccountRow(em, accountId);
      const before = await em.findOne(BillingCustomer, { accountId });
      // What staff still review would be charged to the replaced card once approved.
      if (!listings && before?.paymentMethod)
        await em.nativeUpdate(
          PublishIntent,
          { accountId, state: 'review', paymentMethod: before.paymentMethod },
          { paymentMethod: card.id, card, customer },
        );
      // Also with chosen listings where there is no card on file yet.
      await billing.customers.saveCard(em, accountId, customer, card, listings === null);
      await em.nativeUpdate(Subscription, { accountId, subscription: { $in: ids } }, listingCard(card));
      await em.nativeUpdate(BillingCustomer, { accountId, setup: setupId }, { setup: null });
    });
    return this.#payPastDue(
      live.filter(({ pastDueSince }) => pastDueSince !== null),
      card.id,
    );
  }

  async #payPastDue(owed: readonly Subscription[], card: string): Promise<CardChangeResult> {
    const { payments, billing } = this.deps;
    let declineMessage: string | null = null;
    for (const { subscription } of owed) {
      const answer = await payments.cards.payPastDue(subscription, card);
      if (answer !== 'paid' && 'clientSecret' in answer) return answer;
      if (answer !== 'paid') declineMessage ??= Object.values(answer.errors)[0]?.[0] ?? null;
      await billing.sync(subscription);
    }
    return { declineMessage };
  }
}
