import fc from 'fast-check';

/** The time limit of a test that sets none. */
const TEST_MS = 30_000;
/** Part of a test's time reserved for reporting its counterexample, in milliseconds. */
const REPORT_MS = 5000;

/**
 * Returns the parameters that end a property before its test times out after `testMs`: the run then fails with the
 * current example, and no later example writes to a database that the next test already uses.
 */
export const within = (testMs: number) => ({
  interruptAfterTimeLimit: testMs - REPORT_MS,
  markInterruptAsFailure: true,
});

fc.configureGlobal(within(TEST_MS));

export default fc;
