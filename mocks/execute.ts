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

/** Calls `first` with the name of each query or mutation before it resolves. */
export function beforeRootFields(schema: GraphQLSchema, first: (context: MockContext, name: string) => void): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(root?.getFields() ?? {})) {
      const { name, resolve } = field;
      field.resolve = (source, args, context: MockContext, info) => {
        first(context, name);
        return resolve?.(source, args, context, info);
      };
    }
}
