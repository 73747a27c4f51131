import type { MikroORM } from '@mikro-orm/postgresql';
import { EXPIRED } from '../../../domain/options/listing-status.ts';
import type { Clock } from '../../clock.ts';
import type { Payments } from '../../ports/payments/payments.ts';
import type { SubscriptionState } from '../../ports/payments/subscription-state.ts';
import { Listing } from '../listings/listing.entity.ts';
import { isEnded } from '../posting/intents.ts';
import { PublishIntent } from '../posting/publish-intent.entity.ts';
import type { PostingService } from '../posting/posting.service.ts';
import type { BillingService } from './billing.service.ts';
import { Subscription } from './subscription.entity.ts';

export interface ReconcilerDeps {
  orm: MikroORM;
  clock: Clock;
  payments: Payments;
  billing: BillingService;
  posting: PostingService;
  /** Hears what could not be put right this time; the next run tries again. */
  onError?: (error: unknown) => void;
}

export interface ReconcileOptions {
  /** At start: every open try at once, and every subscription, however old. */
  all?: boolean;
}

/** A try that somebody has touched within this time is in good hands. */
const HANDS_MS = 5000;
/** Between two runs at start, subscriptions are compared from this long ago on. */
const RECENT_MS = 25 * 60 * 60_000;
/** A renewal is told within this time; who has heard nothing then asks. */
const OVERDUE_MS = 60_000;

/**
 * Puts right what a crash or a lost webhook has left behind (payments.md 5): open tries are finished or undone,
 * subscriptions without a listing are given back, rows that differ from the processor are written anew. Safe to run at any
 * time and in several processes.
 */
export class Reconciler {
  readonly #deps: ReconcilerDeps;

  constructor(deps: ReconcilerDeps) {
    this.#deps = deps;
  }

  /** @returns how many things were put right. */
  async run({ all = false }: ReconcileOptions = {}): Promise<number> {
    return (await this.#tries(all)) + (await this.#subscriptions(all)) + (await this.#overdue());
  }

  async #tries(all: boolean): Promise<number> {
    const { intents, tries } = this.#deps.posting;
    const left = await intents.unfinished(new Date(Date.now() - (all ? 0 : HANDS_MS)));
    return this.#each(left, async (intent) => {
      await tries.recover(intent);
      return isEnded(await intents.byId(intent.id));
    });
  }

  async #subscriptions(all: boolean): Promise<number> {
    const { payments, clock } = this.#deps;
    const states: SubscriptionState[] = [];
    const since = all ? undefined : new Date(clock.now().getTime() - RECENT_MS);
    for await (const state of payments.listLive(since)) states.push(state);
    return this.#each(states, (state) => this.#compare(state));
  }

  async #compare(state: SubscriptionState): Promise<boolean> {
    const { orm, billing } = this.#deps;
    const em = orm.em.fork();
    const row = await em.findOne(Subscription, { subscription: state.id });
    if (row) return isSame(row, state) ? false : billing.sync(state.id);
    // Only what a try of this database has made: the processor's account may serve others too.
    const intent = state.intent === null ? null : await em.findOne(PublishIntent, { id: state.intent });
    if (!intent || !isEnded(intent)) return false;
    await billing.undo(state.id);
    return true;
  }

  /** Rows that say "live" about what the processor may have ended, or renewed without our hearing of it. */
  async #overdue(): Promise<number> {
    const { orm, clock, billing } = this.#deps;
    const before = new Date(clock.now().getTime() - OVERDUE_MS);
    const rows = await orm.em.fork().find(Subscription, {
      status: { $nin: ['canceled', 'incomplete_expired'] },
      $or: [{ periodEnd: { $lte: before } }, { pastDueSince: { $ne: null } }],
    });
    return this.#each(rows, async (row) => {
      await billing.sync(row.subscription);
      if (row.pastDueSince && (await this.#isExpired(row.listingId))) await billing.stopCharging(row.listingId);
      const after = await orm.em.fork().findOne(Subscription, { listingId: row.listingId });
      return after?.status !== row.status || after.periodEnd.getTime() !== row.periodEnd.getTime();
    });
  }

  async #isExpired(listingId: number): Promise<boolean> {
    return (await this.#deps.orm.em.fork().count(Listing, { id: listingId, status: EXPIRED })) > 0;
  }

  /** One that fails does not hold up the others. */
  async #each<Item>(items: readonly Item[], put: (item: Item) => Promise<boolean>): Promise<number> {
    let done = 0;
    for (const item of items) {
      try {
        if (await put(item)) done++;
      } catch (error) {
        this.#deps.onError?.(error);
      }
    }
    return done;
  }
}

const isSame = (row: Subscription, state: SubscriptionState): boolean =>
  row.status === state.status &&
  row.periodEnd.getTime() === state.periodEnd.getTime() &&
  row.cancelAtPeriodEnd === state.cancelAtPeriodEnd;
