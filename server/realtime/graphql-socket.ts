import { GraphQLError, getOperationAST, OperationTypeNode, parse, specifiedRules, validate } from 'graphql';
import type { ExecutionArgs, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { makeServer, type SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Context } from '../context.ts';
import { TooManyRequests } from '../errors.ts';
import type { ReadBudget } from '../read-budget.ts';
import { formatError, withoutSuggestions } from '../graphql/format-error.ts';
import { checkLimits, MAX_TOKENS } from '../graphql/operation-limits.ts';

/** Interval between pings in milliseconds; a client that has not replied by the next is disconnected. */
const BEAT_MS = 20_000;
/** Cost of a subscription in lookups, whether it is accepted or not. */
const SUBSCRIBE_COST = 10;
const MAX_SUBSCRIPTIONS = 5;
const rejectOperation = (message: string) => [new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })];

/** Serves subscriptions on a socket; other operations need the checks of an HTTP request (CSRF, throttles). */
export function createSocketServer(schema: GraphQLSchema, open: boolean, budget: ReadBudget) {
  const prepare = (context: Context, { query, operationName, variables }: SubscribePayload) => {
    let document;
    try {
      document = parse(query, { maxTokens: MAX_TOKENS });
    } catch (error) {
      return error instanceof GraphQLError ? [error] : rejectOperation("This message can't be read.");
    }
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
      return rejectOperation('Only subscriptions are supported here; send other operations as a POST.');
    const { refusal } = checkLimits(schema, document, operationName ?? undefined, variables ?? {});
    if (refusal !== null) return rejectOperation(refusal);
    const errors = validate(schema, document, specifiedRules, { hideSuggestions: !open });
    if (errors.length > 0) return errors;
    const args: ExecutionArgs = { schema, document, operationName, variableValues: variables, contextValue: context };
    return args;
  };
  const sanitize = open ? (error: GraphQLFormattedError) => error : withoutSuggestions;
  const protocol = makeServer<Record<string, unknown>, { context: Context }>({
    onSubscribe: async ({ subscriptions, extra }, _id, payload) => {
      if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS)
        return rejectOperation(`At most ${MAX_SUBSCRIPTIONS} subscriptions are allowed at once.`);
      try {
        await budget.take(extra.context.ip, SUBSCRIBE_COST);
      } catch (error) {
        if (error instanceof TooManyRequests) return rejectOperation(error.message);
        throw error;
      }
      return prepare(extra.context, payload);
    },
    onNext: (_socket, _id, _payload, _args, { data, errors }) =>
      errors && { data, errors: errors.map((error) => sanitize(formatError(error.toJSON(), error))) },
  });

  return (socket: WebSocket, context: Context): void => {
    let alive = true;
    const beat = setInterval(() => {
      if (!alive) return socket.terminate();
      alive = false;
      socket.ping();
    }, BEAT_MS);
    socket.on('pong', () => (alive = true));
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (data) => void socket.send(data),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (hear) =>
          socket.on('message', (data) => {
            // Anything thrown here is a message that the protocol does not define.
            hear(String(data)).catch(() => socket.close(4400, 'Invalid message received'));
          }),
      },
      { context },
    );
    socket.once('close', (code, reason) => {
      clearInterval(beat);
      void closed(code, String(reason));
    });
  };
}
