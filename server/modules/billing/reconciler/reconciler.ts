import type { MikroORM } from '@mikro-orm/postgresql';
import { EXPIRED } from '../../../../domain/options/listing-status.ts';
import type { Clock } from '../../../clock.ts';
import type { Payments } from '../../../integrations/payments/payments.ts';
import { isLive, type SubscriptionState } from '../../../integrations/payments/subscriptions/subscription-state.ts';
import { Listing } from '../../listings/listing.entity.ts';
import { isOver } from '../../property-type-changes/property-type-attempts.ts';
import { isEnded } from '../../posting/publishing/publish-intents.ts';
import { PublishIntent } from '../../posting/publishing/publish-intent.entity.ts';
import type { PostingService } from '../../posting/posting.service.ts';
import type { BillingService } from '../billing.service.ts';
import type { CardChangeService } from '../cards/card-changes.service.ts';
import { MissedEvents, type MissedGroup } from './missed-webhooks.ts';
import { createReport, correctedCount, type ReconcileReport } from './reconcile-report.ts';
import { ReconcilerRun } from './reconciler-run.ts';
import { Subscription } from '../subscription.entity.ts';
import { UnresolvedOperations } from './unresolved-operations.ts';
import { DAY_MS } from '../../../../domain/time-spans.ts';

export interface ReconcilerDeps {
  orm: MikroORM;
  clock: Clock;
  payments: Payments;
  billing: BillingService;
  posting: PostingService;
  cards: CardChangeService;
  /** Hears what could not be put right this time; the next run tries again. */
  onError?: (error: unknown) => void;
  /** Hears what each run did. */
  onRun?: (report: ReconcileReport) => void;
}

export interface ReconcileOptions {
  /** At start: every open try at once, and every subscription, however old, from both sides. Once a day it is so anyway. */
  all?: boolean;
}

/** A try that somebody has touched within this time is in good hands. */
const IN_PROGRESS_MS = 5000;
/** Between two runs of everything, subscriptions are compared that were made within this time. */
const RECENT_MS = 25 * 60 * 60_000;
/** A renewal is told within this time; who has heard nothing then asks. */
const OVERDUE_MS = 60_000;
const FULL_RUN_MS = DAY_MS;
/** Webhooks are told again for three days; what is kept longer only shows that they were. */
const EVENTS_KEPT_MS = 90 * DAY_MS;
const ENDED = ['canceled', 'incomplete_expired'];
const BATCH = 500;

/**
 * Puts right what a crash or a lost webhook has left behind (ADR 0038): open tries are finished or undone,
 * subscriptions without a listing are given back, rows that differ from the processor are written anew. Safe to run at any
 * time and in several processes.
 */
export class Reconciler {
  readonly #deps: ReconcilerDeps;
  readonly #missed: MissedEvents;
  readonly unresolved: UnresolvedOperations;
  /** When everything was last compared by this process, in the machine's time. */
  #fullRunAt = 0;
  /** When subscriptions were last read, in the product's time: however far it was moved since, none is passed over. */
  #readAt: Date | undefined;

  constructor(deps: ReconcilerDeps) {
    this.#deps = deps;
    this.#missed = new MissedEvents(deps);
    this.unresolved = new UnresolvedOperations(deps.orm);
  }

  /** @returns how many things were put right. */
  async run(options: ReconcileOptions = {}): Promise<number> {
    return correctedCount(await this.reconcile(options));
  }

  /** Never throws: what fails is told, kept, and tried again by the next run. */
  async reconcile({ all = false }: ReconcileOptions = {}): Promise<ReconcileReport> {
    const report = createReport();
    const began = performance.now();
    const known = await this.unresolved.known().catch(() => new Set<string>());
    const run = new ReconcilerRun(this.#deps, this.unresolved, known, report);
    const whole = all || Date.now() - this.#fullRunAt > FULL_RUN_MS;
    await run.step(() => this.#intents(run, all));
    await run.step(() => this.#propertyTypeChanges(run, all));
    await run.step(() => this.#cards(run));
    await run.step(() => this.#events(run));
    await run.step(async () => {
      await this.#subscriptions(run, whole);
      if (whole) this.#fullRunAt = Date.now();
    });
    await run.step(() => this.#overdue(run));
    await run.step(() => this.#conclude(report, whole));
    report.ms = Math.round(performance.now() - began);
    this.#deps.onRun?.(report);
    return report;
  }

  async #intents(run: ReconcilerRun, all: boolean): Promise<void> {
    const { intents, processing: tries } = this.#deps.posting;
    const left = await intents.unfinished(new Date(Date.now() - (all ? 0 : IN_PROGRESS_MS)));
    for (const intent of left)
      await run.repair(`try ${intent.id}`, async () => {
        await tries.recover(intent);
        const { state } = await intents.byId(intent.id);
        if (state === 'done') run.report.finished++;
        else if (isEnded({ ...intent, state })) run.report.undone++;
      });
  }

  /** Changes of kind that were left behind. */
  async #propertyTypeChanges(run: ReconcilerRun, all: boolean): Promise<void> {
    const { attempts: tries, changer } = this.#deps.posting.propertyTypeChanges;
    for (const change of await tries.unfinished(new Date(Date.now() - (all ? 0 : IN_PROGRESS_MS))))
      await run.repair(`kind change ${change.id}`, async () => {
        await changer.recover(change);
        const after = await tries.byId(change.id);
        if (after.state === 'done') run.report.finished++;
        else if (isOver(after)) run.report.undone++;
      });
  }

  /** Cards that their owners have confirmed and whose pages were closed before they could say so. */
  async #cards(run: ReconcilerRun): Promise<void> {
    const { cards } = this.#deps;
    for (const left of await cards.abandoned())
      await run.repair(`card of account ${left.accountId}`, async () => {
        if (await cards.recover(left)) run.report.finished++;
      });
  }

  async #events(run: ReconcilerRun): Promise<void> {
    const { groups, until } = await this.#missed.find();
    const failed: MissedGroup[] = [];
    for (const group of groups)
      if (!(await run.repair(group.subject, () => this.#handleGroup(run, group)))) failed.push(group);
    await this.#missed.processedUntil(until, failed);
  }

  /** An event that was told before its row was there is none that was missed: what it told stands in the row already. */
  async #handleGroup({ report, watch }: ReconcilerRun, group: MissedGroup): Promise<void> {
    const subscription = group.events[0]?.subscription;
    if (!subscription) report.missedEvents += await this.#missed.take(group);
    else {
      let taken = 0;
      const changed = await watch(subscription, async () => void (taken = await this.#missed.take(group)));
      if (changed) report.missedEvents += taken;
    }
  }

  async #subscriptions(run: ReconcilerRun, whole: boolean): Promise<void> {
    const { orm, payments, clock, billing } = this.#deps;
    const states: SubscriptionState[] = [];
    const recent = clock.now().getTime() - RECENT_MS;
    const since = whole ? undefined : new Date(Math.min(recent, this.#readAt?.getTime() ?? recent));
    this.#readAt = clock.now();
    for await (const state of payments.subscriptions(since)) states.push(state);
    for (let at = 0; at < states.length; at += BATCH) await this.#compare(run, states.slice(at, at + BATCH));
    if (!whole) return;
    // And the other way round: rows that say "live" about what the processor does not know, or knows as ended.
    const rows = await orm.em.fork().find(Subscription, { status: { $nin: ENDED } });
    const there = new Set(states.map(({ id }) => id));
    for (const { subscription } of rows.filter((row) => !there.has(row.subscription)))
      await run.repair(`subscription ${subscription}`, () => run.watch(subscription, () => billing.sync(subscription)));
  }

  async #compare(run: ReconcilerRun, states: readonly SubscriptionState[]): Promise<void> {
    const { orm, billing } = this.#deps;
    const rows = await orm.em.fork().find(Subscription, { subscription: { $in: states.map(({ id }) => id) } });
    const rowOf = new Map(rows.map((row) => [row.subscription, row]));
    for (const state of states) {
      const row = rowOf.get(state.id);
      if (row && !isSame(row, state))
        await run.repair(`subscription ${state.id}`, () => run.watch(state.id, () => billing.sync(state.id)));
      else if (!row && isLive(state)) await run.repair(`subscription ${state.id}`, () => this.#refund(run, state));
      else await run.resolve(`subscription ${state.id}`);
    }
  }

  /** Only what a try of this database has made: the processor's account may serve others too. */
  async #refund(run: ReconcilerRun, state: SubscriptionState): Promise<void> {
    const em = this.#deps.orm.em.fork();
    const intent = state.intent === null ? null : await em.findOne(PublishIntent, { id: state.intent });
    // Its row may have been written since the processor was asked.
    if (!intent || !isEnded(intent) || (await em.count(Subscription, { subscription: state.id })) > 0) return;
    await this.#deps.billing.endings.undo(state.id);
    run.report.givenBack++;
  }

  /** Rows that say "live" about what the processor may have ended, or renewed without our hearing of it. */
  async #overdue(run: ReconcilerRun): Promise<void> {
    const { orm, clock, billing } = this.#deps;
    const before = new Date(clock.now().getTime() - OVERDUE_MS);
    const rows = await orm.em.fork().find(Subscription, {
      status: { $nin: ENDED },
      $or: [{ periodEnd: { $lte: before } }, { pastDueSince: { $ne: null } }],
    });
    for (const row of rows)
      await run.repair(`subscription ${row.subscription}`, () =>
        run.watch(row.subscription, async () => {
          await billing.sync(row.subscription);
          if (row.pastDueSince && (await this.#isExpired(row.listingId)))
            await billing.endings.expireUnpaid(row.listingId);
          else if (await this.#isCancelledOwing(row.listingId)) await billing.endings.stopCharging(row.listingId);
        }),
      );
  }

  async #isExpired(listingId: number): Promise<boolean> {
    return (await this.#deps.orm.em.fork().count(Listing, { id: listingId, status: EXPIRED })) > 0;
  }

  /** It was cancelled while its bill was on its way, which failed then: who has cancelled is not charged by a later try. */
  async #isCancelledOwing(listingId: number): Promise<boolean> {
    const owing = { listingId, cancelAtPeriodEnd: true, pastDueSince: { $ne: null }, status: { $nin: ENDED } };
    return (await this.#deps.orm.em.fork().count(Subscription, owing)) > 0;
  }

  /** What anybody who looks at the database, the desk or the metrics sees of this run. */
  async #conclude(report: ReconcileReport, whole: boolean): Promise<void> {
    const em = this.#deps.orm.em.fork();
    report.stuck = (await this.unresolved.list()).length;
    const now = new Date();
    const did = correctedCount(report) > 0 ? JSON.stringify(report) : null;
    await em.execute('update reconciler set ran_at = ?', [now]);
    if (did) await em.execute('update reconciler set did_at = ?, did = ?', [now, did]);
    if (whole)
      await em.execute('delete from webhook_event where received_at < ?', [new Date(now.getTime() - EVENTS_KEPT_MS)]);
  }
}

const isSame = (row: Subscription, state: SubscriptionState): boolean =>
  row.status === state.status &&
  row.price === state.price &&
  row.periodEnd.getTime() === state.periodEnd.getTime() &&
  row.cancelAtPeriodEnd === state.cancelAtPeriodEnd;
