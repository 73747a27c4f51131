import { setTimeout as pause } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { ProductClock } from '../clock.ts';
import type { DueWork } from './sweeper.ts';

/** The local processor: renews, retries and sends events, all on the product's clock. */
interface DueProcessor {
  runDue(): Promise<unknown>;
  /** Returns when something is next due, in the product's time. */
  nextDue(): Date | null | Promise<Date | null>;
}

export interface ClockServiceDeps {
  orm: MikroORM;
  clock: ProductClock;
  sweeper: Required<DueWork>;
  jobs: { busy(): Promise<number> };
  /** Null with Stripe's own, which uses real time: the clock then cannot be advanced. */
  processor: DueProcessor | null;
}

const JOBS_POLL_MS = 5;
const JOBS_WAIT_MS = 10_000;
/** This many rounds at one time mean that some work is due again each time it is done. */
const MAX_ROUNDS = 1000;

/** The product's clock and its advance: from one due time to the next, with all due work done in between. */
export class ClockService {
  #moving: Promise<void> = Promise.resolve();

  constructor(private readonly deps: ClockServiceDeps) {}

  /** Loads the clock's offset from the database. */
  async load(): Promise<void> {
    const [row] = await this.deps.orm.em.fork().execute<{ offset_ms: string }[]>('select offset_ms from clock');
    this.deps.clock.setOffset(Number(row?.offset_ms ?? 0));
  }

  /** Advances the clock; resolves when everything due on the way was done. @throws with Stripe's own processor. */
  advance(to: Date): Promise<void> {
    const moved = this.#moving.then(() => this.#advance(to));
    this.#moving = moved.catch(() => {});
    return moved;
  }

  async #advance(to: Date): Promise<void> {
    const { clock, processor } = this.deps;
    if (!processor) throw new Error('The clock can be moved only while the local processor is in use.');
    await this.load();
    for (;;) {
      await this.#settle();
      const now = clock.now();
      if (now >= to) return;
      const due = await this.#nextDue(now);
      await this.#setOffset((due && due < to ? due : to).getTime() - now.getTime());
    }
  }

  /** Does everything that is due now. */
  async #settle(): Promise<void> {
    const { processor, sweeper, jobs } = this.deps;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      await processor?.runDue();
      const swept = await sweeper.run();
      await this.#jobsDone(jobs);
      const again = await this.#nextDue(new Date(0));
      if (swept === 0 && !(again && again <= this.deps.clock.now())) return;
    }
    throw new Error('A task stays due however often it runs.');
  }

  /** Returns the first time after `now` at which something is due. */
  async #nextDue(now: Date): Promise<Date | null> {
    const { processor, sweeper } = this.deps;
    const dates = [await processor?.nextDue(), await sweeper.nextDue()].filter((date) => date instanceof Date);
    const later = dates.filter((date) => date > now).map(Number);
    return later.length === 0 ? null : new Date(Math.min(...later));
  }

  async #setOffset(ms: number): Promise<void> {
    const { orm, clock } = this.deps;
    const [row] = await orm.em.fork().execute<{ offset_ms: string }[]>(
      `with moved as (update clock set offset_ms = greatest(offset_ms, ?) returning offset_ms)
         select offset_ms, pg_notify('facts', json_build_object('topic', 'clock', 'offset', offset_ms)::text) from moved`,
      [clock.offsetMs + Math.max(1, Math.ceil(ms))],
    );
    clock.setOffset(Number(row?.offset_ms ?? 0));
  }

  /** Waits until queued emails are sent before time advances; one that cannot be sent does not block it. */
  async #jobsDone(jobs: ClockServiceDeps['jobs']): Promise<void> {
    const until = Date.now() + JOBS_WAIT_MS;
    while ((await jobs.busy()) > 0 && Date.now() < until) await pause(JOBS_POLL_MS);
  }
}
