import { OperationTypeNode } from 'graphql';
import { afterAll, beforeAll } from 'vitest';
import { compareRestCalls } from './rest-calls.ts';
import { compareRandomRequests } from './random-requests.ts';
import { runAllCases } from './run-cases.ts';
import { startSharedTargets, stopSharedTargets } from './harness/shared-targets.ts';
import { compareFullResponses } from './full-responses.ts';

/**
 * Compares the responses of server and mock. All suites share one data set, because starting takes seconds: read-only
 * suites come first, and each suite uses the data as the previous ones left it. User flows: user-flows.test.ts.
 */
beforeAll(startSharedTargets, 120_000);
afterAll(stopSharedTargets);

compareFullResponses(OperationTypeNode.QUERY);
compareRestCalls();
compareRandomRequests();
runAllCases();
compareFullResponses(OperationTypeNode.MUTATION);
