import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Db } from '../../../mocks/world/db.ts';
import { partnerSites } from '../../../mocks/resolvers/partners.ts';
import { registerLocalProcessorProxy } from '../../../server/dev/dev-tools.ts';
import { once } from 'node:events';
import { withoutReminders } from '../../setup/database.ts';
import { serveApp, type ServedApp } from '../../setup/served-app.ts';
import { FixedClock } from './fixed-clock.ts';
import { collectEvents } from './collect-events.ts';
import type { Target } from './target.ts';
import { seedPayments } from './seed-payments.ts';
import { seedRows } from './seed-rows.ts';

/** Returns the mock's partners in the form that an operator configures. */
const partnersOf = (sites: typeof partnerSites): string =>
  Object.entries(sites)
    .flatMap(([brand, hosts]) => hosts.map((host) => `${brand}=${host}`))
    .join();

/** Starts the product over HTTP, on a real database with the mock's initial data. */
export async function startServerTarget(
  { db, now }: { db: Db; now: Date },
  passwords: ReadonlyMap<string, string>,
): Promise<Target> {
  const clock = new FixedClock(now);
  const app = await serveApp(
    async (fastify, { local }) => {
      if (local) await fastify.register(async (door) => registerLocalProcessorProxy(door, local));
    },
    clock,
    { PARTNER_HOSTS: partnersOf(partnerSites) },
  );
  await withoutReminders(app.pool);
  await seedRows(app.pool, db, passwords, now);
  await seedPayments(app, clock, db, now);
  await settleHouses(app);
  await app.services.housing.reindexAll();
  const listening = once(app.facts, 'listening');
  app.facts.start();
  await listening;
  const ends: (() => unknown)[] = [];
  return {
    name: 'server',
    url: app.url,
    resetToken: (email) => mailedToken(app, email, '/password/reset/'),
    emailToken: (email) => mailedToken(app, email, '/account/email/'),
    ageResetLinks: async () =>
      void (await app.rows(`update password_reset set expires_at = now() - interval '1 minute'`)),
    listen: async (query, cookies) => {
      class Landlord extends WebSocket {
        constructor(address: string, protocols: string[]) {
          super(address, protocols, { origin: app.url, headers: { cookie: cookies } });
        }
      }
      const client = createClient({
        url: `${app.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: Landlord,
        retryAttempts: 0,
      });
      ends.push(() => client.dispose());
      return collectEvents(client, query);
    },
    ring: async (listing) => {
      const { calls } = app.services;
      const sid = `CA-rung-${listing}`;
      const [home] = await app.rows<{ to: string }>('select vanity_phone as to from listing where id = $1', [listing]);
      await calls.incoming({ sid, caller: '6145550123', to: home?.to ?? '' });
      return () => calls.ended(sid, false, 0);
    },
    forgetThrottles: async () => void (await app.rows('delete from throttle')),
    moveTo: async (at) => {
      clock.set(at);
      await app.processor.local?.runDue();
      const known = await app.rows<{ subscription: string }>('select subscription from subscription');
      for (const { subscription } of known) await app.services.billing.sync(subscription);
      await app.services.sweeper.run();
    },
    stop: async () => {
      for (const end of ends) await end();
      await app.close();
    },
  };
}

/** Has the product compute from the leads which houses have reached this month's limit and leave the results. */
async function settleHouses({ orm, rows, services }: ServedApp): Promise<void> {
  const houses = await rows<{ id: string }>('select distinct listing_id as id from lead');
  await orm.em.fork().transactional(async (em) => {
    for (const { id } of houses) await services.leadDelivery.deliverWaiting(em, Number(id));
  });
}

/** Waits for the email, which is sent after the response, and returns its token. */
async function mailedToken({ emails }: ServedApp, email: string, path: string): Promise<string> {
  for (let tries = 0; tries < 500; tries++) {
    const message = emails.findLast(({ to, text }) => to === email && text.includes(path));
    const token = /^[\w-]+/.exec(message?.text.split(path)[1] ?? '')?.[0];
    if (token !== undefined) return token;
    await new Promise((again) => setTimeout(again, 10));
  }
  throw new Error(`No link was mailed to ${email}.`);
}
