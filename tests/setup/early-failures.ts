import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';

type Failure = ReturnType<TestModule['errors']>[number];

function print(name: string, failures: readonly Failure[] = []): void {
  for (const { message, stack, diff } of failures)
    console.error(`\n✗ ${name}\n${message}\n${diff ?? ''}\n${stack ?? ''}\n`);
}

/** Prints each failure when it happens; the default reporter prints them at the end, which may be an hour later. */
export default class EarlyFailures implements Reporter {
  onTestCaseResult(test: TestCase): void {
    print(`${test.module.relativeModuleId} > ${test.fullName}`, test.result().errors);
  }

  onTestSuiteResult(suite: TestSuite): void {
    print(`${suite.module.relativeModuleId} > ${suite.fullName}`, suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    print(module.relativeModuleId, module.errors());
  }
}
