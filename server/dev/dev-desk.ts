import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import type { LocalStripe } from '../../mocks/stripe/server.ts';
import type { Clock } from '../clock.ts';
import type { ClockService } from '../modules/clock/clock.service.ts';
import type { DevInbox } from '../ports/mailer/dev-inbox.ts';
import { registerDevApi } from './dev-api.ts';
import { DevCalls } from './dev-calls.ts';
import { registerDevPages } from './dev-pages.ts';
import { registerProcessorDoor } from './processor-door.ts';

export interface DevDeskDeps {
  orm: MikroORM;
  inbox: DevInbox;
  processor: LocalStripe;
  clock: Clock;
  clockService: ClockService;
}

/**
 * What somebody who tries the product needs to see: mails, the local processor, the clock, calls to vanity numbers; as
 * pages under /dev, as JSON under /dev/api. Registered only while the local processor is in use: else all of it is 404.
 */
export async function registerDevDesk(app: FastifyInstance, deps: DevDeskDeps): Promise<void> {
  const calls = new DevCalls(deps);
  await app.register(async (desk) => {
    desk.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    desk.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    registerDevApi(desk, { ...deps, calls });
    registerDevPages(desk, { ...deps, calls });
  });
  await app.register(async (door) => registerProcessorDoor(door, deps.processor));
}
