import { createReport } from './reconcile-report.ts';
import type { ReconcilerDeps } from './reconciler.ts';
import type { UnresolvedOperations } from './unresolved-operations.ts';

/** One run: its results so far, and the unresolved operations when it began. */
export class ReconcilerRun {
  readonly report = createReport();

  constructor(
    private readonly deps: ReconcilerDeps,
    private readonly unresolved: UnresolvedOperations,
    private readonly known: Set<string>,
  ) {}

  /** Runs one part; a failure does not block the other parts. */
  async step(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Makes one correction; a failure does not block the others and is stored as an unresolved operation. */
  async repair(subject: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      await this.resolve(subject);
      return true;
    } catch (error) {
      this.#failed(error);
      this.known.add(subject);
      await this.unresolved.note(subject, error);
      return false;
    }
  }

  async resolve(subject: string): Promise<void> {
    if (this.known.delete(subject)) await this.unresolved.resolve(subject);
  }

  /** Counts a change if our rows of a subscription differ afterwards. @returns whether they do. */
  readonly watch = async (subscription: string, work: () => Promise<unknown>): Promise<boolean> => {
    const look = async () => {
      const [row] = await this.deps.orm.em.fork().execute<{ print: string }[]>(
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
    this.deps.onError?.(error);
  }
}
