import {
  execute,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type GraphQLFormattedError,
} from 'graphql';
import { UNEXPECTED_ERROR, TOO_MANY_REQUESTS } from '../../domain/request-errors.ts';
import type { GraphqlRequest } from '../execute.ts';
import { mockSchema } from '../schema.ts';
import type { MockContext, World } from '../world/world.ts';

/** The result of an operation with its HTTP status. */
interface OperationResult {
  status: number;
  body: { data?: ExecutionResult['data']; errors?: GraphQLFormattedError[] };
}

const rejectOperation = (errors: readonly GraphQLError[], code: string): OperationResult => ({
  status: 400,
  body: { errors: errors.map((error) => ({ ...error.toJSON(), extensions: { code } })) },
});

/** Formats an error as the product does; an unexpected one is also reported, for developers of the mock. */
export function formatError(world: World, error: GraphQLError, requestId: string): GraphQLFormattedError {
  const { path, locations, message, extensions } = error.toJSON();
  const where = { ...(path && { path }), ...(locations && { locations }) };
  const code = extensions?.['code'];
  if (typeof code === 'string') return { message, ...where, extensions: { code } };
  world.report(error.originalError ?? error);
  return { message: UNEXPECTED_ERROR.message, ...where, extensions: { code: UNEXPECTED_ERROR.code, requestId } };
}

/** Validates a request against the schema; returns an error when it cannot be executed. */
export function prepareOperation(
  query: string,
  operationName?: string | null,
  schema: GraphQLSchema = mockSchema,
): { document: DocumentNode } | OperationResult {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch (error) {
    return rejectOperation(
      [error instanceof GraphQLError ? error : new GraphQLError(String(error))],
      'GRAPHQL_PARSE_FAILED',
    );
  }
  const errors = validate(schema, document);
  if (errors.length > 0) return rejectOperation(errors, 'GRAPHQL_VALIDATION_FAILED');
  if (!getOperationAST(document, operationName))
    return rejectOperation([new GraphQLError('Name one operation of this document.')], 'OPERATION_RESOLUTION_FAILURE');
  return { document };
}

/** Executes a query or a mutation on a world, as POST /graphql does. */
export async function executeOperation(
  sent: GraphqlRequest,
  context: MockContext,
  requestId: string,
  schema: GraphQLSchema = mockSchema,
): Promise<OperationResult> {
  const prepared = prepareOperation(sent.query, sent.operationName, schema);
  if ('status' in prepared) return prepared;
  const { document } = prepared;
  if (getOperationAST(document, sent.operationName)?.operation === OperationTypeNode.SUBSCRIPTION)
    return rejectOperation([new GraphQLError('Subscriptions are answered over the websocket.')], 'BAD_REQUEST');
  const result = await execute({
    schema,
    document,
    variableValues: sent.variables,
    operationName: sent.operationName,
    contextValue: context,
  });
  if (!('data' in result)) return rejectOperation(result.errors ?? [], 'BAD_USER_INPUT');
  const errors = result.errors?.map((error) => formatError(context.world, error, requestId));
  const throttled = errors?.some(({ extensions }) => extensions?.['code'] === TOO_MANY_REQUESTS.code) ?? false;
  return { status: throttled ? 429 : 200, body: { ...(errors && { errors }), data: result.data } };
}
