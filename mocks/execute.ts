import { graphql, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { MockContext } from './world/world.ts';

/** The GraphQL request of a client. */
export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/** Executes a query or a mutation against the mock. */
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
