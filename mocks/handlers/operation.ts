import {
  execute,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
} from 'graphql';
import { SURPRISE, TOO_MANY } from '../../domain/refusals.ts';
import type { Sent } from '../execute.ts';
import { mockSchema } from '../schema.ts';
import type { MockContext } from '../world.ts';

/** What is answered to an operation, with the status it comes under. */
export interface Answered {
  status: number;
  body: { data?: ExecutionResult['data']; errors?: GraphQLFormattedError[] };
}

const refuse = (errors: readonly GraphQLError[], code: string): Answered => ({
  status: 400,
  body: { errors: errors.map((error) => ({ ...error.toJSON(), extensions: { code } })) },
});

/**
 * An error as the product says it: what a resolver refuses in its own words and code, whatever else it throws as a
 * surprise under the request's id. Surprises are told to the console, for whoever works on the mock.
 */
export function formatError(error: GraphQLError, requestId: string): GraphQLFormattedError {
  const { path, locations, message, extensions } = error.toJSON();
  const where = { ...(path && { path }), ...(locations && { locations }) };
  const code = extensions?.['code'];
  if (typeof code === 'string') return { message, ...where, extensions: { code } };
  console.error(error.originalError ?? error);
  return { message: SURPRISE.message, ...where, extensions: { code: SURPRISE.code, requestId } };
}

/** Reads what was sent against the schema; a refusal when it cannot be executed. */
export function prepare(query: string, operationName?: string | null): { document: DocumentNode } | Answered {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch (error) {
    return refuse([error instanceof GraphQLError ? error : new GraphQLError(String(error))], 'GRAPHQL_PARSE_FAILED');
  }
  const errors = validate(mockSchema, document);
  if (errors.length > 0) return refuse(errors, 'GRAPHQL_VALIDATION_FAILED');
  if (!getOperationAST(document, operationName))
    return refuse([new GraphQLError('Name one operation of this document.')], 'OPERATION_RESOLUTION_FAILURE');
  return { document };
}

/** Executes a query or a mutation on a world, as POST /graphql does. */
export async function answerOperation(sent: Sent, context: MockContext, requestId: string): Promise<Answered> {
  const prepared = prepare(sent.query, sent.operationName);
  if ('status' in prepared) return prepared;
  const { document } = prepared;
  if (getOperationAST(document, sent.operationName)?.operation === OperationTypeNode.SUBSCRIPTION)
    return refuse([new GraphQLError('Subscriptions are answered over the websocket.')], 'BAD_REQUEST');
  const result = await execute({
    schema: mockSchema,
    document,
    variableValues: sent.variables,
    operationName: sent.operationName,
    contextValue: context,
  });
  if (!('data' in result)) return refuse(result.errors ?? [], 'BAD_USER_INPUT');
  const errors = result.errors?.map((error) => formatError(error, requestId));
  const throttled = errors?.some(({ extensions }) => extensions?.['code'] === TOO_MANY.code) ?? false;
  return { status: throttled ? 429 : 200, body: { ...(errors && { errors }), data: result.data } };
}
