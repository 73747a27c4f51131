import { createClient, type Client } from 'graphql-ws';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSession } from '../account/sessions.ts';
import { startMock, type Mock } from '../node.ts';
import { waitUntil } from '../../tests/setup/wait-until.ts';

let mock: Mock;
/** The cookie of the demo landlord. */
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

/** A page of the landlord of this cookie; what it heard, and how its socket closed. */
function page(cookie: string, more: Partial<Parameters<typeof createClient>[0]> = {}) {
  class WithCookie extends WebSocket {
    constructor(address: string) {
      // Node's own WebSocket takes headers where a browser's takes protocols; the types know the browser's.
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
  const heard: unknown[] = [];
  const failed: unknown[] = [];
  const listen = (query: string) =>
    client.subscribe(
      { query },
      { next: (result) => heard.push(result), error: (error) => failed.push(error), complete: () => {} },
    );
  return { client, closed, opened, heard, failed, listen };
}

const LEADS = 'subscription Live { leadArrived { firstName } }';
/** Tells the landlord of a lead until the page has heard of it: listening begins a moment after the socket opens. */
async function tell(heard: unknown[]): Promise<void> {
  const lead = mock.world.db.leads.find(({ listingId }) => {
    const listing = mock.world.db.listings.find(({ id }) => id === listingId);
    return listing?.accountId === 1;
  });
  await vi.waitFor(() => {
    mock.world.events.publish('lead', 1, { id: lead?.id ?? 0, what: 'arrived' });
    expect(heard.length).toBeGreaterThan(0);
  });
}

test('a landlord hears of a lead', async () => {
  const { heard, listen } = page(session);
  listen(LEADS);
  await tell(heard);
  expect(heard[0]).toMatchObject({ data: { leadArrived: { firstName: expect.any(String) as string } } });
});

test('without a session, and over a broken line, no connection comes about', async () => {
  const nobody = page('');
  nobody.listen(LEADS);
  await waitUntil(() => expect(nobody.closed).toEqual([1006]));
  mock.world.faults.failing = { live: 'unreachable' };
  const landlord = page(session);
  landlord.listen(LEADS);
  await waitUntil(() => expect(landlord.closed).toEqual([1006]));
});

test('a session that ends is hung up on for good; a line that breaks is tried again', async () => {
  const ended = page(session, { retryAttempts: 3, retryWait: () => Promise.resolve() });
  ended.listen(LEADS);
  await tell(ended.heard);
  mock.world.faults.offline = true;
  mock.world.changed();
  await waitUntil(() => expect(ended.closed[0]).toBe(1006));
  mock.world.faults.offline = false;
  const again = page(session, { retryAttempts: 3, retryWait: () => Promise.resolve() });
  again.listen(LEADS);
  await tell(again.heard);
  mock.world.db.sessions = [];
  mock.world.changed();
  await waitUntil(() => expect(again.closed).toEqual([4401]));
  expect(again.opened).toHaveLength(1);
});

test('a ping with who logged in is answered and trusted with nothing (K32)', async () => {
  const { opened, heard, listen } = page(session);
  listen(LEADS);
  await tell(heard);
  const pongs: unknown[] = [];
  opened[0]?.addEventListener('message', ({ data }) => pongs.push(JSON.parse(String(data)).type));
  opened[0]?.send(JSON.stringify({ type: 'ping', payload: { user: { email: 'other@demo.example' } } }));
  await waitUntil(() => expect(pongs).toContain('pong'));
});

test('queries are refused here, and so is what the schema does not know', async () => {
  const { failed, listen } = page(session);
  listen('{ me { email } }');
  listen('subscription { nothing }');
  await waitUntil(() => expect(failed).toHaveLength(2));
  expect(JSON.stringify(failed)).toMatch(/Only subscriptions are answered here.*|GRAPHQL_VALIDATION_FAILED/);
});
