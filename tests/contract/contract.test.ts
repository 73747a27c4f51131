import { OperationTypeNode } from 'graphql';
import { afterAll, beforeAll } from 'vitest';
import { makeCalls } from './calls.ts';
import { askByChance } from './chance.ts';
import { askEverything } from './operations.ts';
import { startShared, stopShared } from './shared.ts';
import { askForWhole } from './whole-answers.ts';

/**
 * Server and mock, asked the same. One world for all of it, because it takes seconds to begin: what only reads comes
 * first, and every suite takes the world as the ones before have left it. Whole ways through: journeys.test.ts.
 */
beforeAll(startShared, 120_000);
afterAll(stopShared);

askForWhole(OperationTypeNode.QUERY);
makeCalls();
askByChance();
askEverything();
askForWhole(OperationTypeNode.MUTATION);
