import type { MikroORM } from '@mikro-orm/postgresql';
import type { ReconcileReport } from './reconcile-report.ts';
import { UnresolvedOperations, type UnresolvedOperation } from './unresolved-operations.ts';

/** How the reconciler stands, whichever process ran it. Times are the machine's. */
export interface ReconcilerState {
  ranAt: Date | null;
  /** The last run that put something right, and what it did. */
  did: { at: Date; report: ReconcileReport } | null;
  /** Tries that are under way now. */
  open: number;
  /** What waits for a person. */
  stuck: UnresolvedOperation[];
}

interface Row {
  ran_at: string | Date | null;
  did_at: string | Date | null;
  did: ReconcileReport | null;
  open: number;
}

export async function reconcilerState(orm: MikroORM): Promise<ReconcilerState> {
  const [row] = await orm.em.fork().execute<Row[]>(
    `select ran_at, did_at, did,
       (select count(*)::int from publish_intent where state in ('open', 'authenticating'))
         + (select count(*)::int from kind_change where state in ('open', 'authenticating')) as open
       from reconciler`,
  );
  return {
    ranAt: row?.ran_at ? new Date(row.ran_at) : null,
    did: row?.did && row.did_at ? { at: new Date(row.did_at), report: row.did } : null,
    open: row?.open ?? 0,
    stuck: await new UnresolvedOperations(orm).list(),
  };
}
