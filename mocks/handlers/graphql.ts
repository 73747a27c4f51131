import { isStorable } from '../../domain/plain-text.ts';
import { UNSTORABLE } from '../../domain/refusals.ts';
import type { Sent } from '../execute.ts';
import type { MockContext } from '../world.ts';
import type { Call } from './handlers.ts';
import { sayFailure } from './line.ts';
import { answerOperation } from './operation.ts';
import { isRecord } from '../../domain/is-record.ts';

const NAME = /\b(?:query|mutation|subscription)\s+(\w+)/;

/** The name of what was sent, by which a world's faults are told: the operation's own, else its place in the text. */
export function nameOfOperation(sent: unknown): string {
  if (!isRecord(sent)) return '';
  const { operationName, query } = sent;
  if (typeof operationName === 'string') return operationName;
  return typeof query === 'string' ? (NAME.exec(query)?.[1] ?? '') : '';
}

function sentOf(body: unknown): Sent | undefined {
  if (!isRecord(body) || typeof body['query'] !== 'string' || body['query'] === '') return undefined;
  const { query, variables, operationName } = body;
  return {
    query,
    ...(isRecord(variables) && { variables }),
    ...(typeof operationName === 'string' && { operationName }),
  };
}

/** POST /graphql: its answer in the type that the caller prefers. */
export async function answerGraphql(
  body: unknown,
  context: MockContext,
  { request, requestId }: Pick<Call, 'request' | 'requestId'>,
): Promise<Response> {
  const sent = sentOf(body);
  if (!isStorable(body)) return sayFailure('graphql', 400, UNSTORABLE);
  if (!sent) return sayFailure('graphql', 400, { code: 'BAD_REQUEST', message: 'This request could not be read.' });
  const answer = await answerOperation(sent, context, requestId);
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
