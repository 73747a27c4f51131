/** The result of one reconciler run. */
export interface ReconcileReport {
  /** Abandoned publish intents: completed, or ended without a listing. */
  finished: number;
  undone: number;
  /** Subscriptions without a listing: ended and refunded. */
  givenBack: number;
  /** Events without a webhook. */
  missedEvents: number;
  /** Listings whose subscription rows were out of date. */
  caughtUp: number;
  /** Failures; the next run retries them. */
  failed: number;
  /** Unresolved operations, which need a person. */
  stuck: number;
  ms: number;
}

export const createReport = (): ReconcileReport => ({
  finished: 0,
  undone: 0,
  givenBack: 0,
  missedEvents: 0,
  caughtUp: 0,
  failed: 0,
  stuck: 0,
  ms: 0,
});

/** Returns the number of corrections. */
export const correctedCount = ({ finished, undone, givenBack, caughtUp }: ReconcileReport): number =>
  finished + undone + givenBack + caughtUp;

interface Log {
  info(what: object, words: string): void;
  warn(what: object, words: string): void;
}

/**
 * Logs one line for a reconciliation run that found something: `info` for what it corrected, `warn` where something
 * failed or needs a person. Unchanged findings are not logged again.
 */
export function createReconciliationLog(log: Log): (report: ReconcileReport) => void {
  let stuck = 0;
  return (report) => {
    const changed = report.stuck !== stuck;
    stuck = report.stuck;
    if (report.failed > 0 || (changed && stuck > 0)) log.warn({ reconciler: report }, 'not everything is right');
    else if (correctedCount(report) + report.missedEvents > 0 || changed) log.info({ reconciler: report }, 'put right');
  };
}
