import { ApolloLink, Observable } from '@apollo/client';
import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';
import type { Viewer } from '../modules/account/session.service.ts';

type Run = (variables: Record<string, unknown>, context: Context) => ExecutionResult | Promise<ExecutionResult>;

/** Returns the link as used by one landlord: for the page of a listing of their own. */
export const linkOf = (link: ApolloLink, viewer: Viewer): ApolloLink =>
  new ApolloLink((operation, forward) => {
    operation.setContext({ viewer });
    return forward(operation);
  }).concat(link);

/** Executes a screen's query in this process, without a session unless `linkOf` names one; compiled once per name. */
export function createSchemaLink(schema: GraphQLSchema, context: Context): ApolloLink {
  const compiled = new Map<string, CompiledQuery>();

  const runOf = (document: DocumentNode, name: string | undefined): Run => {
    const known = name === undefined ? undefined : compiled.get(name);
    if (known) return (variables, caller) => known.query(undefined, caller, variables);
    // A deep copy: the compiler records @include on the nodes it visits, and the client puts the same __typename node into
    // every document, so a query compiled later would lose its own.
    const copy = JSON.parse(JSON.stringify(document)) as DocumentNode;
    const made = compileQuery(schema, copy, name);
    if (!isCompiledQuery(made))
      return (variableValues, contextValue) => execute({ schema, document, contextValue, variableValues });
    if (name !== undefined) compiled.set(name, made);
    return (variables, caller) => made.query(undefined, caller, variables);
  };

  return new ApolloLink(
    ({ query, operationName, variables, getContext }) =>
      new Observable((observer) => {
        const { viewer = null } = getContext() as { viewer?: Viewer };
        Promise.resolve(runOf(query, operationName)(variables, { ...context, viewer })).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}
