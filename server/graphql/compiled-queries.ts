import type { ApolloServerPlugin, GraphQLResponse } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import { GraphQLError, OperationTypeNode, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';
import { formatError } from './format-error.ts';

/** Hears each error as it was thrown, with what the caller is told. */
export type ErrorListener = (error: GraphQLError, context: Context) => void;

/** graphql-jit throws look-alikes; these are what the rest of the world expects. */
function trueError(error: GraphQLError): GraphQLError {
  const made = new GraphQLError(error.message, {
    path: error.path,
    source: error.source,
    positions: error.positions,
    nodes: error.nodes,
    originalError: error.originalError,
    extensions: error.extensions,
  });
  if (!made.locations && error.locations)
    Object.defineProperty(made, 'locations', { value: error.locations, enumerable: true });
  return made;
}

/**
 * Runs queries compiled (graphql-jit), one compilation a parsed document: several times the speed of interpreting them
 * (docs/decisions). Mutations, and variables it refuses, are left to graphql-js, which answers those with 400.
 */
export function compiledQueries(schema: GraphQLSchema, onError: ErrorListener): ApolloServerPlugin<Context> {
  const compiled = new WeakMap<DocumentNode, Map<string, CompiledQuery | null>>();

  const compilationOf = (document: DocumentNode, name: string): CompiledQuery | null => {
    const named = compiled.get(document) ?? new Map<string, CompiledQuery | null>();
    compiled.set(document, named);
    const known = named.get(name);
    if (known !== undefined) return known;
    const made = compileQuery(schema, document, name === '' ? undefined : name);
    const query = isCompiledQuery(made) ? made : null;
    named.set(name, query);
    return query;
  };

  const answer = ({ data, errors }: ExecutionResult, context: Context): GraphQLResponse => {
    const formatted = errors?.map((raised) => {
      const error = trueError(raised);
      onError(error, context);
      return formatError(error.toJSON(), error);
    });
    const singleResult = { data: data ?? null, ...(formatted && { errors: formatted }) };
    return { http: { headers: new HeaderMap(), status: undefined }, body: { kind: 'single', singleResult } };
  };

  return {
    requestDidStart: async () => ({
      responseForOperation: async ({ operation, document, request, contextValue }) => {
        if (operation.operation !== OperationTypeNode.QUERY) return null;
        const query = compilationOf(document, request.operationName ?? '');
        if (!query) return null;
        const result = await query.query(undefined, contextValue, request.variables ?? {});
        return result.data === undefined ? null : answer(result, contextValue);
      },
    }),
  };
}
