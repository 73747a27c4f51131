import type { GraphQLSchema } from 'graphql';
import { isStorable } from '../../domain/format/plain-text.ts';
import { UNSTORABLE_INPUT } from '../../domain/request-errors.ts';
import type { GraphqlRequest } from '../execute.ts';
import type { MockContext } from '../world/world.ts';
import type { HandlerCall } from './handlers.ts';
import { failureResponse } from './connection.ts';
import { executeOperation } from './execute-operation.ts';
import { isRecord } from '../../domain/is-record.ts';

const NAME = /\b(?:query|mutation|subscription)\s+(\w+)/;

/** Returns the name used to select failures: the operation's own, else its position in the text. */
export function graphqlOperationName(sent: unknown): string {
  if (!isRecord(sent)) return '';
  const { operationName, query } = sent;
  if (typeof operationName === 'string') return operationName;
  return typeof query === 'string' ? (NAME.exec(query)?.[1] ?? '') : '';
}

function parseGraphqlRequest(body: unknown): GraphqlRequest | undefined {
  if (!isRecord(body) || typeof body['query'] !== 'string' || body['query'] === '') return undefined;
  const { query, variables, operationName } = body;
  return {
    query,
    ...(isRecord(variables) && { variables }),
    ...(typeof operationName === 'string' && { operationName }),
  };
}

/** Handles POST /graphql, or the same of another schema; the response has the content type that the caller prefers. */
export async function handleGraphql(
  body: unknown,
  context: MockContext,
  { request, requestId }: Pick<HandlerCall, 'request' | 'requestId'>,
  schema?: GraphQLSchema,
): Promise<Response> {
  const sent = parseGraphqlRequest(body);
  if (!isStorable(body)) return failureResponse('graphql', 400, UNSTORABLE_INPUT);
  if (!sent) return failureResponse('graphql', 400, { code: 'BAD_REQUEST', message: "We couldn't read this request." });
  const answer = await executeOperation(sent, context, requestId, schema);
  const modern = request.headers.get('accept')?.includes('application/graphql-response+json') ?? false;
  const type = modern ? 'application/graphql-response+json' : 'application/json';
  return Response.json(answer.body, {
    status: answer.status,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      ...(answer.status === 429 && { 'retry-after': '60' }),
    },
  });
}
