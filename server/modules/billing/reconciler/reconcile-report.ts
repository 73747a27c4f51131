/** What one run of the reconciler did. */
export interface ReconcileReport {
  /** Tries that were left behind: gone through with, or ended without a listing. */
  finished: number;
  undone: number;
  /** Subscriptions that had no listing to show for them: ended, and their money given back. */
  givenBack: number;
  /** Events that nobody had told us of. */
  missedEvents: number;
  /** Listings whose subscription our rows did not follow. */
  caughtUp: number;
  /** What went wrong: the next run tries again. */
  failed: number;
  /** What waits for a person. */
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

/** How many things were put right. */
export const correctedCount = ({ finished, undone, givenBack, caughtUp }: ReconcileReport): number =>
  finished + undone + givenBack + caughtUp;
