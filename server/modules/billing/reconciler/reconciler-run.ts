import type { MikroORM } from '@mikro-orm/postgresql';
import type { ReconcileReport } from './reconcile-report.ts';
import type { UnresolvedOperations } from './unresolved-operations.ts';

interface RunDeps {
  orm: MikroORM;
  onError?: (error: unknown) => void;
}

/** One run: what it has done so far, and what was in trouble when it began. */
export class ReconcilerRun {
  readonly #deps: RunDeps;
  readonly #unresolved: UnresolvedOperations;
  readonly #known: Set<string>;
  readonly report: ReconcileReport;

  constructor(deps: RunDeps, troubles: UnresolvedOperations, known: Set<string>, report: ReconcileReport) {
    this.#deps = deps;
    this.#unresolved = troubles;
    this.#known = known;
    this.report = report;
  }

  /** A part of the run; one that fails does not hold up the others. */
  async step(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Puts one thing right; one that fails does not hold up the others, and is kept as a trouble. */
  async repair(subject: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      await this.resolve(subject);
      return true;
    } catch (error) {
      this.#failed(error);
      this.#known.add(subject);
      await this.#unresolved.note(subject, error);
      return false;
    }
  }

  async resolve(subject: string): Promise<void> {
    if (this.#known.delete(subject)) await this.#unresolved.resolve(subject);
  }

  /** Counts it when our rows of a subscription are others afterwards. @returns whether they are. */
  readonly watch = async (subscription: string, work: () => Promise<unknown>): Promise<boolean> => {
    const look = async () => {
      const [row] = await this.#deps.orm.em.fork().execute<{ print: string }[]>(
        `select md5(s::text || l.status || coalesce(l.expires_at::text, '')) as print
           from subscription s join listing l on l.id = s.listing_id where s.subscription = ?`,
        [subscription],
      );
      return row?.print;
    };
    const before = await look();
    await work();
    const changed = (await look()) !== before;
    if (changed) this.report.caughtUp++;
    return changed;
  };

  #failed(error: unknown): void {
    this.report.failed++;
    this.#deps.onError?.(error);
  }
}
