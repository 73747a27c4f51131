import { createClient, type Client } from 'graphql-ws';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSession } from '../account/sessions.ts';
import { startMock, type Mock } from '../node.ts';
import { waitUntil } from '../../tests/setup/wait-until.ts';

let mock: Mock;
/** The session cookie of the demo landlord. */
let session: string;
const clients: Client[] = [];
beforeEach(() => {
  mock = startMock();
  session = `session=${createSession(mock.world, 1).token}`;
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.dispose()));
  mock.stop();
});

/** Opens a page with this landlord's cookie; records the received events and the close code of its socket. */
function page(cookie: string, more: Partial<Parameters<typeof createClient>[0]> = {}) {
  class WithCookie extends WebSocket {
    constructor(address: string) {
      // Node's WebSocket takes headers where a browser's takes protocols; the types describe the browser's.
      super(address, Object.assign([], { headers: { cookie } }));
    }
  }
  const closed: number[] = [];
  const opened: WebSocket[] = [];
  const url = `${mock.url.replace('http', 'ws')}/graphql`;
  const client = createClient({ url, webSocketImpl: WithCookie, retryAttempts: 0, ...more });
  client.on('closed', (event) => closed.push((event as CloseEvent).code));
  client.on('connected', (socket) => opened.push(socket as WebSocket));
  clients.push(client);
  const messages: unknown[] = [];
  const failed: unknown[] = [];
  const listen = (query: string) =>
    client.subscribe(
      { query },
      { next: (result) => messages.push(result), error: (error) => failed.push(error), complete: () => {} },
    );
  return { client, closed, opened, messages, failed, listen };
}

const LEADS = 'subscription Live { leadArrived { firstName } }';
/** Emits leads until the page receives one: the subscription starts a moment after the socket opens. */
async function tell(messages: unknown[]): Promise<void> {
  const lead = mock.world.db.leads.find(({ listingId }) => {
    const listing = mock.world.db.listings.find(({ id }) => id === listingId);
    return listing?.accountId === 1;
  });
  await vi.waitFor(() => {
    mock.world.events.publish('lead', 1, { id: lead?.id ?? 0, what: 'arrived' });
    expect(messages.length).toBeGreaterThan(0);
  });
}

test('notifies a landlord of a lead', async () => {
  const { messages, listen } = page(session);
  listen(LEADS);
  await tell(messages);
  expect(messages[0]).toMatchObject({ data: { leadArrived: { firstName: expect.any(String) as string } } });
});

test('opens no connection without a session or when the connection fails', async () => {
  const nobody = page('');
  nobody.listen(LEADS);
  await waitUntil(() => expect(nobody.closed).toEqual([1006]));
  mock.world.faults.failing = { live: 'unreachable' };
  const landlord = page(session);
  landlord.listen(LEADS);
  await waitUntil(() => expect(landlord.closed).toEqual([1006]));
});

test('closes for good when the session ends, and reconnects after a connection failure', async () => {
  const ended = page(session, { retryAttempts: 3, retryWait: () => Promise.resolve() });
  ended.listen(LEADS);
  await tell(ended.messages);
  mock.world.faults.offline = true;
  mock.world.changed();
  await waitUntil(() => expect(ended.closed[0]).toBe(1006));
  mock.world.faults.offline = false;
  const again = page(session, { retryAttempts: 3, retryWait: () => Promise.resolve() });
  again.listen(LEADS);
  await tell(again.messages);
  mock.world.db.sessions = [];
  mock.world.changed();
  await waitUntil(() => expect(again.closed).toEqual([4401]));
  expect(again.opened).toHaveLength(1);
});

test('responds to a ping with who logged in, and does not trust its payload (K32)', async () => {
  const { opened, messages, listen } = page(session);
  listen(LEADS);
  await tell(messages);
  const pongs: unknown[] = [];
  opened[0]?.addEventListener('message', ({ data }) => pongs.push(JSON.parse(String(data)).type));
  opened[0]?.send(JSON.stringify({ type: 'ping', payload: { user: { email: 'other@demo.example' } } }));
  await waitUntil(() => expect(pongs).toContain('pong'));
});

test('rejects queries and operations that the schema does not define', async () => {
  const { failed, listen } = page(session);
  listen('{ me { email } }');
  listen('subscription { nothing }');
  await waitUntil(() => expect(failed).toHaveLength(2));
  expect(JSON.stringify(failed)).toMatch(/Only subscriptions are supported here.*|GRAPHQL_VALIDATION_FAILED/);
});
