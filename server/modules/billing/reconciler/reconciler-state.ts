import type { MikroORM } from '@mikro-orm/postgresql';
import type { ReconcileReport } from './reconcile-report.ts';
import { UnresolvedOperations, type UnresolvedOperation } from './unresolved-operations.ts';

/** The reconciler's state, whichever process ran it. Times are from the machine's clock. */
export interface ReconcilerState {
  ranAt: Date | null;
  /** The last run that made a correction, and its report. */
  lastChange: { at: Date; report: ReconcileReport } | null;
  /** Number of publish intents in progress. */
  open: number;
  /** Operations that need a person. */
  stuck: UnresolvedOperation[];
}

interface Row {
  ran_at: string | Date | null;
  changed_at: string | Date | null;
  changes: ReconcileReport | null;
  open: number;
}

export async function reconcilerState(orm: MikroORM): Promise<ReconcilerState> {
  const [row] = await orm.em.fork().execute<Row[]>(
    `select ran_at, changed_at, changes,
       (select count(*)::int from publish_intent where state in ('open', 'authenticating'))
         + (select count(*)::int from property_type_change where state in ('open', 'authenticating')) as open
       from reconciler`,
  );
  return {
    ranAt: row?.ran_at ? new Date(row.ran_at) : null,
    lastChange: row?.changes && row.changed_at ? { at: new Date(row.changed_at), report: row.changes } : null,
    open: row?.open ?? 0,
    stuck: await new UnresolvedOperations(orm).list(),
  };
}
