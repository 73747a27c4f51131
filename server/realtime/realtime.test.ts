import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProductClock } from '../clock.ts';
import { RowChanges } from './row-changes.ts';
import { syncClock } from '../startup/start-product.ts';
import { startRealtime } from './realtime.fixture.ts';
import { hashPassword } from '../modules/account/account.service.ts';

let live: Awaited<ReturnType<typeof startRealtime>>;
beforeAll(async () => {
  live = await startRealtime();
});
afterAll(() => live.close());

const LEADS = 'subscription { leadArrived { firstName listingName delivered } }';
const named = (firstName: string) => ({ data: { leadArrived: expect.objectContaining({ firstName }) } });

/** Returns the status of the upgrade response. */
async function upgrade(headers: Record<string, string>, origin?: string): Promise<number> {
  const socket = live.socket(headers, origin === undefined ? {} : { origin });
  socket.on('error', () => {});
  const [, { statusCode }] = await once(socket, 'unexpected-response');
  socket.terminate();
  return statusCode;
}

/** Subscribes and resolves once the server has the subscription: a client's second message is answered after it. */
async function listen(cookie: string, query = LEADS) {
  const { client, sockets } = live.client(cookie);
  const opened = new Promise<void>((done) => client.on('connected', () => done()));
  const events = client.iterate({ query });
  const first = events.next();
  await opened;
  const socket = sockets.at(-1);
  const answered = new Promise<void>((done) => client.on('pong', (received) => received && done()));
  socket?.send(JSON.stringify({ type: 'ping' }));
  await answered;
  return { client, sockets, first, next: () => events.next() };
}

/** Resolves with the close code that ended a subscription permanently; the client has not reconnected. */
const hungUp = (first: Promise<unknown>): Promise<unknown> =>
  first.then(
    () => null,
    (event: { code?: unknown }) => event.code,
  );

const post = (cookie: string, query: string) =>
  fetch(`${live.url}/api/session`, { headers: { cookie } }).then((answer) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
    return fetch(`${live.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `${cookie}; XSRF-TOKEN=${token}`,
        'x-xsrf-token': decodeURIComponent(token),
      },
      body: JSON.stringify({ query }),
    });
  });

it('rejects pages of other sites and unauthenticated clients before the upgrade', async () => {
  const { cookie } = await live.logIn(1);
  expect(await upgrade({ cookie }, 'https://elsewhere.example')).toBe(403);
  expect(await upgrade({ cookie }, 'null')).toBe(403);
  expect(await upgrade({})).toBe(401);
  expect(await upgrade({ cookie: `session=${'a'.repeat(43)}` })).toBe(401);
});

it("sends a landlord their own lead and no one else's", async () => {
  const [rosa, lou] = [await live.logIn(1), await live.logIn(2)];
  const [hers, his] = [await listen(rosa.cookie), await listen(lou.cookie)];
  await live.ask(1, 'Ada');
  expect((await hers.first).value).toEqual({
    data: { leadArrived: { firstName: 'Ada', listingName: 'Maple Court 1', delivered: true } },
  });
  await live.ask(2, 'Grace');
  expect((await his.first).value).toEqual(named('Grace'));
  await live.ask(1, 'Barbara');
  expect((await hers.next()).value).toEqual(named('Barbara'));
});

it('never sends a lead that was rolled back', async () => {
  const { first } = await listen((await live.logIn(1)).cookie);
  await expect(live.ask(1, 'Undone')).rejects.toThrow('rolled back');
  await live.ask(1, 'Hedy');
  expect((await first).value).toEqual(named('Hedy'));
});

it('reconnects when the database drops its connection, and makes pages refetch', async () => {
  const { client, first } = await listen((await live.logIn(1)).cookie);
  const resync = new Promise((done) => client.on('ping', (received, payload) => received && done(payload)));
  const { rowCount } = await live.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nearcampus facts' and datname = current_database()`,
  );
  expect(rowCount).toBe(1);
  expect(await resync).toEqual({ resync: true });
  await live.ask(1, 'Radia');
  expect((await first).value).toEqual(named('Radia'));
});

it("sends a landlord their own calls when they ring and when they end, and no one else's", async () => {
  await live.pool.query(`update listing set vanity_phone = '614555020' || id where id in (1, 2)`);
  const CALLS = 'subscription { callChanged { id listingName outcome caller } }';
  const [hers, his] = [
    await listen((await live.logIn(1)).cookie, CALLS),
    await listen((await live.logIn(2)).cookie, CALLS),
  ];
  const { calls } = live.services;
  await calls.incoming({ sid: 'CA1', caller: '3305550188', to: '6145550201' });
  // A repeated webhook of the same call adds nothing.
  await calls.incoming({ sid: 'CA1', caller: '3305550188', to: '6145550201' });
  const event = (more: object) => ({ data: { callChanged: expect.objectContaining(more) } });
  const rung = { listingName: 'Maple Court 1', outcome: 'ringing', caller: '(•••) •••-0188' };
  expect((await hers.first).value).toEqual(event(rung));
  await calls.ended('CA1', false, 0);
  await calls.ended('CA1', true, 60);
  expect((await hers.next()).value).toEqual(event({ outcome: 'missed', caller: '(330) 555-0188' }));
  await calls.incoming({ sid: 'CA2', caller: null, to: '6145550202' });
  await calls.incoming({ sid: 'CA3', caller: null, to: '6145550201' });
  expect((await his.first).value).toEqual(event({ listingName: 'Maple Court 2', outcome: 'ringing', caller: null }));
  // Events are ordered: one sent by mistake would arrive first.
  expect((await hers.next()).value).toEqual(event({ listingName: 'Maple Court 1', outcome: 'ringing', caller: null }));
});

it('disconnects permanently when the session ends', async () => {
  const { cookie } = await live.logIn(1);
  const other = await listen((await live.logIn(1)).cookie);
  const { sockets, first } = await listen(cookie);
  const ended = hungUp(first);
  expect((await post(cookie, 'mutation { logout { ok } }')).status).toBe(200);
  expect(await ended).toBe(4401);
  expect(sockets).toHaveLength(1);
  await live.ask(1, 'Joan');
  expect((await other.first).value).toEqual(named('Joan'));
});

it('disconnects every session of an account whose password was reset, and one whose end was missed', async () => {
  const { cookie, publicId } = await live.logIn(2);
  const { first } = await listen(cookie);
  const unheard = hungUp(first);
  await live.pool.query('delete from session where public_id = $1', [publicId]);
  live.facts.emit('resync');
  expect(await unheard).toBe(4401);

  const again = await listen((await live.logIn(2)).cookie);
  const ended = hungUp(again.first);
  await live.pool.query(
    `insert into password_reset (token_hash, account_id, expires_at) values (sha256('a token'), 2, now() + interval '1 hour')`,
  );
  const password = 'a long and quiet phrase';
  const given = { email: 'lou@homes.example', password, passwordConfirmation: password, token: 'a token' };
  expect(await live.services.passwordResets.reset(given, { ip: '127.0.0.1', userAgent: '' })).toEqual({ accountId: 2 });
  expect(await ended).toBe(4401);
});

it('disconnects a browser that another one logs out, all others on a new password, and everyone on a deletion', async () => {
  const id = await live.pool
    .query(
      `insert into account (key, email, created_at) values (gen_random_uuid(), 'ida@homes.example', now()) returning id`,
    )
    .then(({ rows }) => Number((rows as { id: string }[])[0]?.id));
  const hash = await hashPassword('seven blue kites');
  await live.pool.query('insert into account_secret values ($1, $2)', [id, hash]);
  const here = await live.logIn(id);
  const viewer = await live.services.sessions.find(here.cookie.replace('session=', ''));
  if (!viewer) throw new Error('No session.');
  const phone = await live.logIn(id);
  const [mine, first] = [await listen(here.cookie), await listen(phone.cookie)];
  const logged = hungUp(first.first);
  await live.services.sessions.endOwn(id, phone.publicId);
  expect(await logged).toBe(4401);

  const second = await listen((await live.logIn(id)).cookie);
  const changed = hungUp(second.first);
  const words = { password: 'nine red kites', passwordConfirmation: 'nine red kites' };
  const given = { currentPassword: 'seven blue kites', ...words };
  const device = { userAgent: '', deviceToken: '' };
  // Its client reconnects with the old cookie, the only one it has here, and fails.
  void hungUp(mine.first);
  const renewed = new Promise((closed) => mine.sockets.at(-1)?.once('close', closed));
  expect(await live.services.settings.changePassword(viewer, given, device)).toHaveProperty('message');
  expect(await changed).toBe(4401);
  // Its cookie is replaced, so a copy of the old one no longer works.
  expect(await renewed).toBe(4403);

  const { cookie, publicId } = await live.logIn(id);
  const again = await listen(cookie);
  const gone = hungUp(again.first);
  const deleted = await live.services.accountDeletions.delete({ ...viewer, publicId }, 'nine red kites');
  expect(deleted).toHaveProperty('message');
  expect(await gone).toBe(4401);
});

it('serves only subscriptions, and serves them nowhere else', async () => {
  const { cookie } = await live.logIn(1);
  const { client } = live.client(cookie);
  const refused = (query: string) => client.iterate({ query }).next();
  const only = [expect.objectContaining({ message: expect.stringContaining('Only subscriptions') })];
  await expect(refused('{ me { email } }')).rejects.toEqual(only);
  await expect(refused('mutation { logout { ok } }')).rejects.toEqual(only);
  await expect(refused('subscription {')).rejects.toHaveLength(1);
  await expect(refused('subscription { leadArrived { secrets } }')).rejects.toHaveLength(1);
  await expect(refused('')).rejects.toHaveLength(1);
  const overHttp = await post(cookie, LEADS);
  expect(overHttp.status).toBe(200);
  expect(await overHttp.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
});

it('disconnects on an oversized or invalid message, and limits sockets per session', async () => {
  const { cookie } = await live.logIn(1);
  const close = async (say: string) => {
    const socket = live.socket({ cookie });
    await once(socket, 'open');
    socket.send(say);
    return (await once(socket, 'close'))[0];
  };
  expect(await close('x'.repeat(20_000))).toBe(1009);
  expect(await close('not json')).toBe(4400);
  expect(await close('{"type":"next","id":"1","payload":{}}')).toBe(4400);
  expect(await close(JSON.stringify({ type: 'subscribe', id: '1', payload: { query: LEADS } }))).toBe(4401);

  const { cookie: busy } = await live.logIn(1);
  const sockets = Array.from({ length: 10 }, () => live.socket({ cookie: busy }));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  expect(await upgrade({ cookie: busy })).toBe(429);
  sockets.forEach((socket) => socket.terminate());
});

it('propagates a clock change to a second process', async () => {
  const clock = new ProductClock();
  const facts = new RowChanges({ databaseUrl: live.databaseUrl });
  syncClock(facts, {
    clock,
    clockService: live.services.clockService,
    onError: (error) => live.problems.push(error),
  });
  const listening = once(facts, 'listening');
  facts.start();
  await listening;
  const moved = new Promise((done) => facts.on('fact', (fact) => fact.topic === 'clock' && done(fact.offset)));
  await live.services.clockService.advance(new Date(live.clock.now().getTime() + 86_400_000));
  await moved;
  await facts.stop();
  expect(clock.offsetMs).toBe(live.clock.offsetMs);
  expect(clock.offsetMs).toBeGreaterThan(86_000_000);
});

it('closes its sockets and listener promptly with the app', async () => {
  const own = await startRealtime();
  const { cookie } = await own.logIn(1);
  const socket = own.socket({ cookie });
  await once(socket, 'open');
  const closed = once(socket, 'close');
  await own.close();
  expect((await closed)[0]).toBe(1001);
  expect(own.problems).toEqual([]);
});
