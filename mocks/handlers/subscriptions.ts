import { getOperationAST, GraphQLError, OperationTypeNode, type ExecutionArgs } from 'graphql';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer, type SubscribePayload } from 'graphql-ws';
import type { AnyHandler } from 'msw';
import { ws } from 'msw/ws';
import { sessionOf } from '../account/sessions.ts';
import { mockSchema } from '../schema.ts';
import { onWorldChange } from '../world/on-world-change.ts';
import type { Caller, MockContext } from '../world/world.ts';
import { callerOf } from './caller-session.ts';
import { cookiesOf } from './cookies.ts';
import type { HandlerContext } from './handlers.ts';
import { formatError, prepareOperation } from './execute-operation.ts';

/** The close code of an ended session: graphql-ws does not reconnect after it (it would after 4403). */
const ENDED = 4401;
/** The close code a browser reports for a lost connection and for a rejected upgrade. */
const BAD_MESSAGE = 1006;

/** Returns the cookie header: Node's WebSocket takes headers where a browser's takes protocols. */
function cookieHeader(protocols: unknown): string | null {
  const headers =
    typeof protocols === 'object' && protocols !== null && 'headers' in protocols ? protocols.headers : {};
  return new Headers(headers as Record<string, string>).get('cookie');
}

const refused = (message: string) => [new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })];

function argsOf(context: MockContext, { query, operationName, variables }: SubscribePayload) {
  const prepared = prepareOperation(query, operationName);
  if ('status' in prepared)
    return (prepared.body.errors ?? []).map(({ message, extensions }) => new GraphQLError(message, { extensions }));
  if (getOperationAST(prepared.document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
    return refused('Only subscriptions are supported here; send other operations as a POST.');
  const args: ExecutionArgs = {
    schema: mockSchema,
    document: prepared.document,
    operationName,
    variableValues: variables,
    contextValue: context,
  };
  return args;
}

/** Returns the WebSocket handlers of /graphql (graphql-transport-ws); closes a connection when its session ends. */
export function subscriptionHandlers({ world, line, at }: Pick<HandlerContext, 'world' | 'line' | 'at'>): AnyHandler[] {
  const open = new Map<{ close(code?: number, reason?: string): void }, Caller>();
  const protocol = makeServer<Record<string, unknown>, { caller: Caller }>({
    onSubscribe: ({ extra }, _id, payload) => argsOf({ world, caller: extra.caller }, payload),
    onNext: (_socket, _id, _payload, _args, { data, errors }) =>
      errors && { data, errors: errors.map((error) => formatError(world, error, 'live')) },
  });

  onWorldChange(world, () => {
    const broken = line.failureOf('live') !== undefined;
    for (const [client, { token }] of open) {
      if (broken) client.close(BAD_MESSAGE);
      else if (!sessionOf(world, token)) client.close(ENDED, 'The session is over');
    }
  });

  const link = ws.link(`${at.replace(/^http/, 'ws')}/graphql`);
  return [
    link.addEventListener('connection', ({ client, info }) => {
      const userAgent = typeof navigator === 'undefined' ? null : navigator.userAgent;
      const caller = callerOf(world, cookiesOf(cookieHeader(info.protocols)), userAgent);
      if (caller.token === null || line.failureOf('live') !== undefined) return client.close(BAD_MESSAGE);
      open.set(client, caller);
      const closed = protocol.opened(
        {
          protocol: GRAPHQL_TRANSPORT_WS_PROTOCOL,
          send: (data) => client.send(data),
          close: (code, reason) => client.close(code, reason),
          onMessage: (hear) =>
            client.addEventListener('message', ({ data }) => {
              // Only a message that the protocol does not define throws here.
              hear(String(data)).catch(() => client.close(4400, 'Invalid message received'));
            }),
        },
        { caller },
      );
      client.addEventListener('close', ({ code, reason }) => {
        open.delete(client);
        void closed(code, reason);
      });
    }),
  ];
}
