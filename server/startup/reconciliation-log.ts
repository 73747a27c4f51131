import { correctedCount, type ReconcileReport } from '../modules/billing/reconciler/reconcile-report.ts';

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
