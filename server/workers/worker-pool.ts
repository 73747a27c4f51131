import { Piscina } from 'piscina';
import { ConcurrencyLimit } from '../concurrency/concurrency-limit.ts';
import { Unavailable } from '../errors.ts';
import { workerFile } from './worker-file.ts';
import type * as tasks from './worker.ts';

type Tasks = typeof tasks;
export type TaskName = Extract<keyof Tasks, string>;

/** Tasks that run at a time and that wait, of all clients and of one. */
const LIMITS = { atOnce: 1, waiting: 100, perClient: { atOnce: 1, waiting: 20 } };
/** The most milliseconds until a task is done, with its wait; a thread that is not done is ended. */
const DEADLINE_MS = 60_000;

/** Creates a pool of at most one thread, which starts with a task, and ends after this time without one. */
export const createThreads = (idleTimeout = 10_000): Piscina =>
  new Piscina({
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    filename: workerFile,
    // None of this process's own arguments: a test runner's would load it into the thread.
    execArgv: [],
    recordTiming: false,
  });

interface WorkerPoolOptions {
  /** Threads that outlive the pool; its own when absent. */
  threads?: Piscina | undefined;
  /** Called after each task that was done. */
  onDone?: (task: TaskName) => void;
  onError: (error: unknown) => void;
}

/** Runs work that would hold the event loop in a thread of its own; clients take turns. */
export class WorkerPool {
  readonly #limit = new ConcurrencyLimit(LIMITS);
  readonly #threads: Piscina;

  constructor(private readonly options: WorkerPoolOptions) {
    this.#threads = options.threads ?? createThreads().on('error', options.onError);
  }

  /**
   * Runs a task of worker.ts. Input and result are copied.
   * @param client whose task it is, such as `account 12` or an IP address.
   * @throws {Unavailable} when too many tasks wait, or it takes too long.
   */
  async run<Name extends TaskName>(
    client: string,
    name: Name,
    input: Parameters<Tasks[Name]>[0],
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    try {
      const result = await this.#limit.run(() => this.#threads.run(input, { name, signal }), client);
      if (result === 'busy') throw new Unavailable();
      this.options.onDone?.(name);
      return result as Awaited<ReturnType<Tasks[Name]>>;
    } catch (error) {
      if (!signal.aborted) throw error;
      this.options.onError(error);
      throw new Unavailable();
    }
  }

  /** Ends its own thread, whatever it does. */
  async close(): Promise<void> {
    if (!this.options.threads) await this.#threads.destroy();
  }
}
