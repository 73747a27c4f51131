import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LocalStripe } from '../../mocks/stripe/server.ts';
import type { Clock } from '../clock.ts';
import { NotFound } from '../errors.ts';
import { mayUseDevTools, type DevAccess } from '../http/local-requests.ts';
import type { Reconciler } from '../modules/billing/reconciler.ts';
import type { Switchboard } from '../ports/phone/switchboard.ts';
import type { ClockService } from '../modules/clock/clock.service.ts';
import type { DevInbox } from '../ports/mailer/dev-inbox.ts';
import { registerDevApi } from './dev-api.ts';
import type { Deliver } from './dev-call.ts';
import { DevCalls } from './dev-calls.ts';
import { registerDevPages } from './dev-pages.ts';
import { registerExamplePages } from './example-pages.ts';
import { registerProcessorDoor } from './processor-door.ts';

export interface DevDeskDeps {
  orm: MikroORM;
  inbox: DevInbox;
  processor: LocalStripe;
  clock: Clock;
  clockService: ClockService;
  switchboard: Switchboard;
  reconciler: Pick<Reconciler, 'reconcile'>;
  /** The site's own address. */
  baseUrl: string;
  /** Who may use it. */
  access: DevAccess;
}

/**
 * What somebody who tries the product needs to see: mails, the local processor, the clock, calls to vanity numbers; as
 * pages under /dev, as JSON under /dev/api; and the pages of partners under /examples. Registered only while the local
 * processor is in use: else all of it is 404.
 */
export async function registerDevDesk(app: FastifyInstance, deps: DevDeskDeps): Promise<void> {
  const deliver: Deliver = async (url, form, signature) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature };
    const answer = await app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(form).toString() });
    if (answer.statusCode >= 400)
      throw new Error(`The webhook ${url.replace(/\?.*/, '')} answered ${answer.statusCode}.`);
    return answer.body;
  };
  const refuseOthers = async (request: FastifyRequest) => {
    if (!mayUseDevTools(request, deps.access))
      throw new NotFound('Open the dev desk at localhost, or set DEV_TOOLS=1.');
  };
  const calls = new DevCalls({ ...deps, deliver });
  await app.register(async (desk) => {
    desk.addHook('onRequest', refuseOthers);
    desk.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    desk.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    registerDevApi(desk, { ...deps, calls });
    registerDevPages(desk, { ...deps, calls });
    registerExamplePages(desk, deps);
  });
  await app.register(async (door) => {
    door.addHook('onRequest', refuseOthers);
    registerProcessorDoor(door, deps.processor);
  });
}
