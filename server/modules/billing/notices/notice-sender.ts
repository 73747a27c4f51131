import type { Clock } from '../../../clock.ts';
import { HOUR_MS } from '../../../../domain/time-spans.ts';

/** Something that is to be said or done now; `key` names it, so that one that fails can wait. */
export interface DueNotice {
  key: string;
  /** Says it, if it is still so, in one transaction. False: it cannot be done now, and waits. */
  send(): Promise<boolean>;
}

/** One kind of notice: what of it is due, at most so many at once, and the first moment after this at which more is. */
export interface NoticeSource {
  due(most: number): Promise<DueNotice[]>;
  nextAfter(now: Date): Promise<Date | null>;
}

interface NoticesDeps {
  clock: Clock;
  kinds: readonly NoticeSource[];
  onError: (error: unknown) => void;
}

const BATCH = 200;
/** Then something else that is due has its turn; the rest comes with the next sweep, seconds later. */
const MAX_RUN_MS = 5000;
/** One that could not be told is tried again after this. */
const RETRY_MS = HOUR_MS;

/** Tells landlords what is about to happen to what they pay for, each thing once, on the product's clock. */
export class NoticeSender {
  readonly #deps: NoticesDeps;
  /** Those that went wrong, and until when they wait. */
  readonly #waiting = new Map<string, number>();

  constructor(deps: NoticesDeps) {
    this.#deps = deps;
  }

  /** Tells everything that is due, as much as some seconds hold; resolves with how many things that were. */
  async run(): Promise<number> {
    const until = performance.now() + MAX_RUN_MS;
    let told = 0;
    for (const kind of this.#deps.kinds) {
      for (let more = true; more && performance.now() < until;) {
        const found = await kind.due(BATCH + this.#waiting.size);
        const due = found.filter(({ key }) => !this.#isWaiting(key));
        for (const notice of due) if (await this.#send(notice)) told++;
        more = found.length >= BATCH && due.length > 0;
      }
    }
    return told;
  }

  /** When the next thing falls due, or is tried again; null when nothing ever does. */
  async nextDue(): Promise<Date | null> {
    const now = this.#deps.clock.now();
    const dates = await Promise.all(this.#deps.kinds.map((kind) => kind.nextAfter(now)));
    const again = [...this.#waiting.values()].filter((time) => time > now.getTime());
    const times = [...dates.flatMap((date) => date?.getTime() ?? []), ...again];
    return times.length === 0 ? null : new Date(Math.min(...times));
  }

  #isWaiting(key: string): boolean {
    const until = this.#waiting.get(key);
    return until !== undefined && until > this.#deps.clock.now().getTime();
  }

  /** One that goes wrong holds up nobody else. */
  async #send({ key, send: tell }: DueNotice): Promise<boolean> {
    const { clock, onError } = this.#deps;
    const done = await tell().catch((error: unknown) => {
      onError(error);
      return false;
    });
    if (done) this.#waiting.delete(key);
    else this.#waiting.set(key, clock.now().getTime() + RETRY_MS);
    return done;
  }
}
