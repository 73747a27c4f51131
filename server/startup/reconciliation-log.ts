import { correctedCount, type ReconcileReport } from '../modules/billing/reconciler/reconcile-report.ts';

interface Log {
  info(what: object, words: string): void;
  warn(what: object, words: string): void;
}

/**
 * One line in the log for a run of the reconciler that found something: `info` for what it has put right, `warn` where
 * something failed or waits for a person. What has only stayed as it was is not said again.
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
