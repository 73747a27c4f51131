/** The result of one reconciler run. */
export class ReconcileReport {
  /** Abandoned publish intents: completed, or ended without a listing. */
  finished = 0;
  undone = 0;
  /** Subscriptions without a listing: ended and refunded. */
  givenBack = 0;
  /** Events without a webhook. */
  missedEvents = 0;
  /** Listings whose subscription rows were out of date. */
  caughtUp = 0;
  /** Failures; the next run retries them. */
  failed = 0;
  /** Unresolved operations, which need a person. */
  stuck = 0;
  ms = 0;
}

/** Returns the report of a run that found nothing. */
export const createReport = () => new ReconcileReport();

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
