import type { Client } from 'graphql-ws';
import type { EventStream } from './target.ts';

/** Timeout for an event, in milliseconds; long for a message within one machine. */
const TIMEOUT_MS = 20_000;

/**
 * Opens the subscription on this client's socket and queues its events in order.
 * @throws when it is rejected
 */
export async function collectEvents(client: Client, query: string): Promise<EventStream> {
  const connected = Promise.withResolvers<void>();
  client.on('connected', () => connected.resolve());
  client.on('closed', (event) => connected.reject(new Error(`The socket was closed: ${eventText(event)}`)));
  const events = client.iterate({ query });
  let first: ReturnType<typeof events.next> | undefined = events.next();
  first.catch(() => {});
  await connected.promise;
  return {
    next: async () => {
      const coming = first ?? events.next();
      first = undefined;
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new Error('Nothing was heard.')), TIMEOUT_MS);
      const { value } = await Promise.race([coming, late.promise]).finally(() => clearTimeout(timer));
      return value;
    },
    stop: async () => {
      await events.return?.();
      await client.dispose();
    },
  };
}

const eventText = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'code' in event ? `code ${String(event.code)}` : String(event);
