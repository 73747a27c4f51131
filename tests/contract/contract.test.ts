import { OperationTypeNode } from 'graphql';
import { afterAll, beforeAll } from 'vitest';
import { compareRestCalls } from './rest-calls.ts';
import { compareRandomRequests } from './random-requests.ts';
import { runAllCases } from './run-cases.ts';
import { startSharedTargets, stopSharedTargets } from './harness/shared-targets.ts';
import { compareFullResponses } from './full-responses.ts';

/**
 * Server and mock, asked the same. One world for all of it, because it takes seconds to begin: what only reads comes
 * first, and every suite takes the world as the ones before have left it. Whole ways through: journeys.test.ts.
 */
beforeAll(startSharedTargets, 120_000);
afterAll(stopSharedTargets);

compareFullResponses(OperationTypeNode.QUERY);
compareRestCalls();
compareRandomRequests();
runAllCases();
compareFullResponses(OperationTypeNode.MUTATION);
