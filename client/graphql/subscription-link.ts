import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient, MessageType, stringifyMessage } from 'graphql-ws';
import { setOpenSocket, emitMissedEvents } from './subscription-socket.ts';

const MAX_RETRY_DELAY_MS = 30_000;
/** With the delays between, almost ten minutes. */
const MAX_RETRIES = 20;

const isWebSocket = (socket: unknown): socket is WebSocket =>
  typeof socket === 'object' && socket !== null && 'send' in socket;

const wait = (tries: number) =>
  new Promise<void>((done) => {
    // Jitter, since all pages lost the same server at once.
    setTimeout(done, Math.min(MAX_RETRY_DELAY_MS, 1000 * 2 ** tries) * (0.5 + Math.random()));
  });

/** Creates a websocket link for subscriptions that is open while there are any. Loaded by the first one. */
export function subscriptionLink(url: string): GraphQLWsLink {
  const client = createClient({ url, retryAttempts: MAX_RETRIES, retryWait: wait });
  client.on('connected', (socket, _payload, again) => {
    if (!isWebSocket(socket)) return;
    setOpenSocket({
      isOpen: () => socket.readyState === WebSocket.OPEN,
      say: (payload) => socket.send(stringifyMessage({ type: MessageType.Ping, payload })),
      reconnect: () => client.terminate(),
    });
    if (again) emitMissedEvents();
  });
  client.on('ping', (received, payload) => {
    if (received && payload?.['resync'] === true) emitMissedEvents();
  });
  return new GraphQLWsLink(client);
}
