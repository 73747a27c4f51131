import { EXPIRED } from '../../../../domain/options/listing-status.ts';
import { isLive, type SubscriptionState } from '../../../integrations/payments/subscriptions/subscription-state.ts';
import { Listing } from '../../listings/listing.entity.ts';
import { isEnded } from '../../posting/publishing/publish-intents.ts';
import { PublishIntent, type IntentState } from '../../posting/publishing/publish-intent.entity.ts';
import type { PostingService } from '../../posting/posting.service.ts';
import type { ServiceDeps } from '../../service-deps.ts';
import type { CardChangeService } from '../cards/card-changes.service.ts';
import { MissedEvents, type MissedGroup } from './missed-webhooks.ts';
import { correctedCount, type ReconcileReport } from './reconcile-report.ts';
import { ReconcilerRun } from './reconciler-run.ts';
import { Subscription } from '../subscription.entity.ts';
import { UnresolvedOperations } from './unresolved-operations.ts';
import { DAY_MS } from '../../../../domain/time-spans.ts';

export interface ReconcilerDeps extends Pick<ServiceDeps, 'orm' | 'clock' | 'payments' | 'billing'> {
  posting: PostingService;
  cards: CardChangeService;
  /** Called with an error that this run could not correct; the next run retries. */
  onError?: (error: unknown) => void;
  /** Called with the report of each run. */
  onRun?: (report: ReconcileReport) => void;
}

/** A publish intent touched within this time is still being processed. */
const IN_PROGRESS_MS = 5000;
/** Between full runs, only subscriptions created within this time are compared. */
const RECENT_MS = 25 * 60 * 60_000;
/** A renewal's webhook arrives within this time; after that the processor is queried. */
const OVERDUE_MS = 60_000;
const FULL_RUN_MS = DAY_MS;
/** Webhooks are redelivered for three days; older ones are kept only as a record of delivery. */
const EVENTS_KEPT_MS = 90 * DAY_MS;
const ENDED = ['canceled', 'incomplete_expired'];
const BATCH = 500;

/**
 * Corrects what a crash or a lost webhook has left inconsistent (ADR 0038): completes or reverses open publish
 * intents, refunds subscriptions without a listing, rewrites rows that differ from the processor. Safe to run at
 * any time and in several processes.
 */
export class Reconciler {
  readonly #missed: MissedEvents;
  readonly unresolved: UnresolvedOperations;
  /** When this process last ran a full comparison, by the machine's clock. */
  #fullRunAt = 0;
  /** When subscriptions were last read, by the application's clock: none is skipped, however far the clock was moved since. */
  #readAt: Date | undefined;

  constructor(private readonly deps: ReconcilerDeps) {
    this.#missed = new MissedEvents(deps);
    this.unresolved = new UnresolvedOperations(deps.orm);
  }

  /** @returns the number of corrections. */
  async run({ all = false } = {}): Promise<number> {
    return correctedCount(await this.reconcile({ all }));
  }

  /**
   * Never throws: failures are reported, stored and retried by the next run. `all`: checks every open publish intent and
   * every subscription, however old, in both directions. Used at startup; also runs once a day.
   */
  async reconcile({ all = false } = {}): Promise<ReconcileReport> {
    const began = performance.now();
    const known = await this.unresolved.known().catch(() => new Set<string>());
    const run = new ReconcilerRun(this.deps, this.unresolved, known);
    const { report } = run;
    const whole = all || Date.now() - this.#fullRunAt > FULL_RUN_MS;
    const { intents, processing, propertyTypeChanges: changes } = this.deps.posting;
    await run.step(() => this.#finish(run, 'payment attempt', intents, processing, all));
    await run.step(() => this.#finish(run, 'property type change', changes.attempts, changes.changer, all));
    await run.step(() => this.#cards(run));
    await run.step(() => this.#events(run));
    await run.step(async () => {
      await this.#subscriptions(run, whole);
      if (whole) this.#fullRunAt = Date.now();
    });
    await run.step(() => this.#renewals(run));
    await run.step(() => this.#overdue(run));
    await run.step(() => this.#conclude(report, whole));
    report.ms = Math.round(performance.now() - began);
    this.deps.onRun?.(report);
    return report;
  }

  /** Completes abandoned publish intents or property type changes. */
  async #finish<Row extends { id: string; state: IntentState }>(
    run: ReconcilerRun,
    type: 'payment attempt' | 'property type change',
    rows: { unfinished(untouchedSince: Date): Promise<Row[]>; byId(id: string): Promise<Row> },
    processor: { recover(row: Row): Promise<void> },
    all: boolean,
  ): Promise<void> {
    for (const row of await rows.unfinished(new Date(Date.now() - (all ? 0 : IN_PROGRESS_MS))))
      await run.repair(`${type} ${row.id}`, async () => {
        await processor.recover(row);
        const after = await rows.byId(row.id);
        if (after.state === 'done') run.report.finished++;
        else if (isEnded(after)) run.report.undone++;
      });
  }

  /** Applies cards that their owners confirmed before closing the page. */
  async #cards(run: ReconcilerRun): Promise<void> {
    const { cards } = this.deps;
    for (const left of await cards.attempts.abandoned())
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

  /** An event that arrived before its row was not missed: the row already contains its effect. */
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
    const { orm, payments, clock, billing } = this.deps;
    const there = new Set<string>();
    const recent = clock.now().getTime() - RECENT_MS;
    const since = whole ? undefined : new Date(Math.min(recent, this.#readAt?.getTime() ?? recent));
    const readAt = clock.now();
    // Compared while they are read, so that memory holds a batch and not every subscription.
    let batch: SubscriptionState[] = [];
    for await (const state of payments.subscriptions(since)) {
      there.add(state.id);
      if (batch.push(state) < BATCH) continue;
      await this.#compare(run, batch);
      batch = [];
    }
    await this.#compare(run, batch);
    this.#readAt = readAt;
    if (!whole) return;
    // The reverse direction: rows that are active while the processor has no such subscription, or an ended one.
    const rows = await orm.em.fork().find(Subscription, { status: { $nin: ENDED } }, { fields: ['subscription'] });
    for (const { subscription } of rows.filter((row) => !there.has(row.subscription)))
      await run.repair(`subscription ${subscription}`, () => run.watch(subscription, () => billing.sync(subscription)));
  }

  async #compare(run: ReconcilerRun, states: readonly SubscriptionState[]): Promise<void> {
    const { orm, billing } = this.deps;
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

  /** Refunds only subscriptions from publish intents of this database: the processor's account may serve other systems too. */
  async #refund(run: ReconcilerRun, state: SubscriptionState): Promise<void> {
    const em = this.deps.orm.em.fork();
    const intent = state.intent === null ? null : await em.findOne(PublishIntent, { id: state.intent });
    // Its row may have been written since the processor was queried.
    if (!intent || !isEnded(intent) || (await em.count(Subscription, { subscription: state.id })) > 0) return;
    await this.deps.billing.endings.undo(state.id);
    run.report.givenBack++;
  }

  /** Brings to the processor which listings renew, where a mark as rented or its end has not reached it (K24). */
  async #renewals(run: ReconcilerRun): Promise<void> {
    const { renewals } = this.deps.billing;
    for (const { listing, subscription } of await renewals.unsettled())
      await run.repair(`subscription ${subscription}`, () => run.watch(subscription, () => renewals.settle(listing)));
  }

  /** Checks active rows whose subscription the processor may have ended or renewed without a webhook. */
  async #overdue(run: ReconcilerRun): Promise<void> {
    const { orm, clock, billing } = this.deps;
    const before = new Date(clock.now().getTime() - OVERDUE_MS);
    const rows = await orm.em.fork().find(Subscription, {
      status: { $nin: ENDED },
      $or: [{ periodEnd: { $lte: before } }, { pastDueSince: { $ne: null } }],
    });
    for (const row of rows)
      await run.repair(`subscription ${row.subscription}`, () =>
        run.watch(row.subscription, async () => {
          await billing.sync(row.subscription);
          const expired = { id: row.listingId, status: EXPIRED };
          if (row.pastDueSince && (await orm.em.fork().count(Listing, expired)) > 0)
            await billing.endings.expireUnpaid(row.listingId);
          else if (await this.#isCanceledOwing(row.listingId)) await billing.endings.stopCharging(row.listingId);
        }),
      );
  }

  /** Returns whether it was canceled while its invoice was open and then failed: a later attempt must not charge it. */
  async #isCanceledOwing(listingId: number): Promise<boolean> {
    const owing = { listingId, cancelAtPeriodEnd: true, pastDueSince: { $ne: null }, status: { $nin: ENDED } };
    return (await this.deps.orm.em.fork().count(Subscription, owing)) > 0;
  }

  /** Publishes this run's result to the database, the staff pages and the metrics. */
  async #conclude(report: ReconcileReport, whole: boolean): Promise<void> {
    const em = this.deps.orm.em.fork();
    report.stuck = (await this.unresolved.list()).length;
    const now = new Date();
    const changes = correctedCount(report) > 0 ? JSON.stringify(report) : null;
    await em.execute('update reconciler set ran_at = ?', [now]);
    if (changes) await em.execute('update reconciler set changed_at = ?, changes = ?', [now, changes]);
    if (whole)
      await em.execute('delete from webhook_event where received_at < ?', [new Date(now.getTime() - EVENTS_KEPT_MS)]);
  }
}

const isSame = (row: Subscription, state: SubscriptionState): boolean =>
  row.status === state.status &&
  row.price === state.price &&
  row.periodEnd.getTime() === state.periodEnd.getTime() &&
  row.cancelAtPeriodEnd === state.cancelAtPeriodEnd;
