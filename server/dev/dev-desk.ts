import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { isIP } from 'node:net';
import type { LocalStripe } from '../../mocks/stripe/server.ts';
import type { Clock } from '../clock.ts';
import { NotFound } from '../errors.ts';
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
}

/**
 * Whether a host name can only be this machine's: a page of another site can make its own name lead here (DNS rebinding)
 * and would then count as the desk's own origin. It cannot do that with an address or with our name.
 */
function isOwnHost(hostname: string, baseUrl: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  return isIP(name) > 0 || name === 'localhost' || name.endsWith('.localhost') || name === new URL(baseUrl).hostname;
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
  const calls = new DevCalls({ ...deps, deliver });
  await app.register(async (desk) => {
    desk.addHook('onRequest', async ({ hostname }) => {
      if (!isOwnHost(hostname, deps.baseUrl)) throw new NotFound('Open the dev desk at localhost or at BASE_URL.');
    });
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
  await app.register(async (door) => registerProcessorDoor(door, deps.processor));
}
