import { ApolloClient, InMemoryCache } from '@apollo/client';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { LeadArrivedDocument } from '../../client/features/leads/realtime-leads.generated.ts';
import { onSocketEvent, refreshSocketLogin } from '../../client/graphql/subscription-socket.ts';
import { subscriptionLink } from '../../client/graphql/subscription-link.ts';
import { startRealtime } from '../../server/realtime/realtime.fixture.ts';
import { waitUntil } from '../setup/wait-until.ts';

let live: Awaited<ReturnType<typeof startRealtime>>;
beforeAll(async () => {
  live = await startRealtime();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await live.close();
});

const user = { key: 'k', email: 'lou@homes.example', sessionId: 's', userAgent: 'test', ip: '127.0.0.1' };

it('receives the leads of its landlord, and reconnects with the new session after a login (K32)', async () => {
  let { cookie } = await live.logIn(1);
  // The browser's: it sends the page's origin and the cookie of the moment.
  class BrowserSocket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { origin: live.url, headers: { cookie } });
    }
  }
  vi.stubGlobal('WebSocket', BrowserSocket);
  const received: string[] = [];
  live.app.websocketServer.on('connection', (socket) => socket.on('message', (data) => received.push(String(data))));
  const events: (string | undefined)[] = [];
  let next = Promise.withResolvers<void>();
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: subscriptionLink(`${live.url.replace('http', 'ws')}/graphql`),
  });
  expect(() => refreshSocketLogin(user)).not.toThrow();

  const connected = once(live.app.websocketServer, 'connection');
  const listening = client.subscribe({ query: LeadArrivedDocument }).subscribe(({ data }) => {
    events.push(data?.leadArrived.firstName);
    next.resolve();
  });
  await connected;
  await waitUntil(() => expect(received.some((message) => message.includes('"subscribe"'))).toBe(true));
  await live.ask(1, 'Ada');
  await next.promise;

  ({ cookie } = await live.logIn(2));
  received.length = 0;
  next = Promise.withResolvers();
  const missed = new Promise<void>((done) => onSocketEvent({ missed: done, loggedIn: () => {} }));
  refreshSocketLogin(user);
  await missed;
  await waitUntil(() => expect(received.some((message) => message.includes('"subscribe"'))).toBe(true));
  expect(JSON.parse(received[0] ?? '')).toEqual({
    type: 'ping',
    payload: {
      user: { key: 'k', email: 'lou@homes.example', session_id: 's', user_agent: 'test', ip: '127.0.0.1' },
    },
  });
  await live.ask(1, 'Hedy');
  await live.ask(2, 'Grace');
  await next.promise;
  expect(events).toEqual(['Ada', 'Grace']);
  listening.unsubscribe();
});
