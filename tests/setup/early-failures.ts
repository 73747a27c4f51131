import type { Reporter, TestCase } from 'vitest/node';

/** Prints each failure when it happens; the default reporter prints them at the end, which may be an hour later. */
export default class EarlyFailures implements Reporter {
  onTestCaseResult(test: TestCase): void {
    for (const { message, stack, diff } of test.result().errors ?? [])
      console.error(
        `\n✗ ${test.module.relativeModuleId} > ${test.fullName}\n${message}\n${diff ?? ''}\n${stack ?? ''}\n`,
      );
  }
}
