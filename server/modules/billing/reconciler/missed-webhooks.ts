import { isStateEvent } from '../../../integrations/payments/webhooks/webhook-events.ts';
import { LRUCache } from 'lru-cache';
import type { PaymentEvent } from '../../../integrations/payments/webhooks/event-feed.ts';
import { recordEvent } from '../billing.service.ts';
import type { ServiceDeps } from '../../service-deps.ts';
import { DAY_MS } from '../../../../domain/time-spans.ts';

/** Missed events about one subject. */
export interface MissedGroup {
  /** The subject's name in unresolved operations. */
  subject: string;
  /** Newest first. */
  events: PaymentEvent[];
}

/** Age in milliseconds below which an event is left to its webhook. */
const MIN_EVENT_AGE_MS = 10_000;
/** An event may enter the processor's list later than its timestamp. */
const OVERLAP_MS = 10 * 60_000;
/** The processor keeps events for thirty days. */
const KEPT_MS = 29 * DAY_MS;
/** How long a failing event is retried; after that only its unresolved operation remains. */
const CURSOR_HOLD_MS = 7 * DAY_MS;
/** An event that preceded its row is recognized as ours at the next read. */
const MAX_READS = 3;

/**
 * Finds events without a webhook: reads the processor's own list from the last position to the end, however long
 * ago that was. Times are the processor's, which with the local one are the application's.
 */
export class MissedEvents {
  /** How often an event was found to be about no object of ours, to limit repeated requests. */
  readonly #others = new LRUCache<string, number>({ max: 10_000 });

  constructor(private readonly deps: Pick<ServiceDeps, 'orm' | 'clock' | 'payments' | 'billing'>) {}

  /** Returns the events missed since the last run; pass `until` to `processedUntil` once they are handled. */
  async find(): Promise<{ groups: MissedGroup[]; until: Date }> {
    const { orm, clock, payments } = this.deps;
    const until = new Date(clock.now().getTime() - MIN_EVENT_AGE_MS);
    const [mark] = await orm.em
      .fork()
      .execute<{ events_until: string | null }[]>('select events_until from reconciler');
    if (!mark?.events_until) return { groups: [], until };
    const since = new Date(mark.events_until).getTime() - OVERLAP_MS;
    const from = new Date(Math.max(since, until.getTime() - KEPT_MS));
    const events: PaymentEvent[] = [];
    for await (const event of payments.events.between(from, until)) events.push(event);
    const sql = 'select id from webhook_event where id in (select jsonb_array_elements_text(?::jsonb))';
    const ids = JSON.stringify(events.map(({ id }) => id));
    const rows = await orm.em.fork().execute<{ id: string }[]>(sql, [ids]);
    const known = new Set(rows.map(({ id }) => id));
    const missed = events.filter(({ id }) => !known.has(id) && (this.#others.get(id) ?? 0) < MAX_READS);
    const groups = Map.groupBy(missed, ({ id, subscription }) =>
      subscription ? `subscription ${subscription}` : `event ${id}`,
    );
    return { groups: [...groups].map(([subject, of]) => ({ subject, events: of })), until };
  }

  /** Handles the events of one subject. @returns how many were new. */
  async take({ events }: MissedGroup): Promise<number> {
    let taken = 0;
    let stated = false;
    for (const event of events) {
      const ofState = isStateEvent(event.type);
      if (ofState && stated) taken += (await recordEvent(this.deps.orm.em.fork(), event)) ? 1 : 0;
      else {
        const outcome = await this.deps.billing.handleEvent(event);
        if (outcome === 'ignored') this.#others.set(event.id, (this.#others.get(event.id) ?? 0) + 1);
        if (outcome !== 'taken') continue;
        stated ||= ofState;
        taken++;
      }
    }
    return taken;
  }

  /** Stores where the next read begins: after what was read, but not after events that failed. */
  async processedUntil(until: Date, failed: readonly MissedGroup[]): Promise<void> {
    const end = until.getTime();
    const times = failed.flatMap(({ events }) => events.map(({ at }) => Math.max(at.getTime(), end - CURSOR_HOLD_MS)));
    await this.deps.orm.em
      .fork()
      .execute('update reconciler set events_until = greatest(events_until, ?)', [new Date(Math.min(end, ...times))]);
  }
}
