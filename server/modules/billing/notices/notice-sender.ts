import type { ServiceDeps } from '../../service-deps.ts';
import { HOUR_MS } from '../../../../domain/time-spans.ts';

/** What every notice needs. */
export type NoticeDeps = Pick<ServiceDeps, 'orm' | 'mail' | 'clock' | 'baseUrl'>;

/** A notice or action that is due; `key` identifies it, so that a failing one can be postponed. */
export interface DueNotice {
  key: string;
  /** Sends it in one transaction if it still applies. False: it cannot be sent now and is postponed. */
  send(): Promise<unknown>;
}

/** One notice type: returns what is due, up to a limit, and the next moment at which more is due. */
export interface NoticeSource {
  due(most: number): Promise<DueNotice[]>;
  nextAfter(now: Date): Promise<Date | null>;
}

const BATCH = 200;
/** Longest duration of one run in milliseconds; the rest follows with the next sweep, seconds later. */
const MAX_RUN_MS = 5000;
/** Delay before a failed notice is retried, in milliseconds. */
const RETRY_MS = HOUR_MS;

/** Sends landlords notices of upcoming changes to their subscriptions, each once, on the application's clock. */
export class NoticeSender {
  /** Failed notices and when they are retried. */
  readonly #waiting = new Map<string, number>();

  constructor(private readonly deps: Pick<ServiceDeps, 'clock' | 'onError'> & { kinds: readonly NoticeSource[] }) {}

  /** Sends all due notices for up to `MAX_RUN_MS`; resolves with how many were sent. */
  async run(): Promise<number> {
    const until = performance.now() + MAX_RUN_MS;
    let sent = 0;
    for (const kind of this.deps.kinds) {
      for (let more = true; more && performance.now() < until;) {
        const found = await kind.due(BATCH + this.#waiting.size);
        const now = this.deps.clock.now().getTime();
        const due = found.filter(({ key }) => (this.#waiting.get(key) ?? 0) <= now);
        for (const notice of due) if (await this.#send(notice)) sent++;
        more = found.length >= BATCH && due.length > 0;
      }
    }
    return sent;
  }

  /** Returns when the next notice is due or retried; null when there is none. */
  async nextDue(): Promise<Date | null> {
    const now = this.deps.clock.now();
    const dates = await Promise.all(this.deps.kinds.map((kind) => kind.nextAfter(now)));
    const again = [...this.#waiting.values()].filter((time) => time > now.getTime());
    const times = [...dates.flatMap((date) => date?.getTime() ?? []), ...again];
    return times.length === 0 ? null : new Date(Math.min(...times));
  }

  /** Postpones a failing notice so that it does not block the others. */
  async #send({ key, send: tell }: DueNotice): Promise<boolean> {
    const { clock, onError } = this.deps;
    const sent = await tell().catch((error: unknown) => {
      onError(error);
      return false;
    });
    const done = sent !== false;
    if (done) this.#waiting.delete(key);
    else this.#waiting.set(key, clock.now().getTime() + RETRY_MS);
    return done;
  }
}
