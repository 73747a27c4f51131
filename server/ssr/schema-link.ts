import { ApolloLink, Observable } from '@apollo/client';
import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';

type Run = (variables: Record<string, unknown>) => ExecutionResult | Promise<ExecutionResult>;

/**
 * Executes a screen's query in this process, as a caller without a session. The client creates a new document for
 * every page, so queries are compiled once per operation name, which the build keeps unique.
 */
export function createSchemaLink(schema: GraphQLSchema, context: Context): ApolloLink {
  const compiled = new Map<string, CompiledQuery>();

  const runOf = (document: DocumentNode, name: string | undefined): Run => {
    const known = name === undefined ? undefined : compiled.get(name);
    if (known) return (variables) => known.query(undefined, context, variables);
    // A deep copy: the compiler records @include on the nodes it visits, and the client puts the same __typename node into
    // every document, so a query compiled later would lose its own.
    const copy = JSON.parse(JSON.stringify(document)) as DocumentNode;
    const made = compileQuery(schema, copy, name);
    if (!isCompiledQuery(made))
      return (variableValues) => execute({ schema, document, contextValue: context, variableValues });
    if (name !== undefined) compiled.set(name, made);
    return (variables) => made.query(undefined, context, variables);
  };

  return new ApolloLink(
    ({ query, operationName, variables }) =>
      new Observable((observer) => {
        Promise.resolve(runOf(query, operationName)(variables)).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}
