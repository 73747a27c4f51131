import { graphql, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { MockContext } from './world/world.ts';

/** What a client sends. */
export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/** Executes a query or a mutation against the mocked product. */
export const execute = (
  schema: GraphQLSchema,
  sent: GraphqlRequest,
  contextValue: MockContext,
): Promise<ExecutionResult> =>
  graphql({
    schema,
    source: sent.query,
    variableValues: sent.variables,
    operationName: sent.operationName,
    contextValue,
  });
