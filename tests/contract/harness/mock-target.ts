import { createClient } from 'graphql-ws';
import { emailedLinks } from '../../../mocks/account/emails.ts';
import type { Mock } from '../../../mocks/node.ts';
import { resetAllAttempts } from '../../../mocks/world/throttle.ts';
import { incomingCall } from '../../../mocks/scenarios/landlord/calls.ts';
import { collectEvents } from './collect-events.ts';
import type { Target } from './target.ts';

/** Starts the mock over HTTP and WebSocket, with the handlers of the browser's service worker. */
export function startMockTarget(mock: Mock, setClock: (now: Date) => void): Target {
  const { world, url } = mock;
  return {
    name: 'mock',
    url,
    resetToken: async (email) => {
      const mail = emailedLinks(world).find((link) => link.email === email && link.url.includes('/password/reset/'));
      if (!mail) throw new Error(`No link was mailed to ${email}.`);
      return mail.token;
    },
    emailToken: async (email) => {
      const mail = emailedLinks(world).find((link) => link.email === email && link.url.includes('/account/email/'));
      if (!mail) throw new Error(`No link was mailed to ${email}.`);
      return mail.token;
    },
    ageResetLinks: async () => {
      for (const reset of world.db.resets) reset.until = new Date(0).toISOString();
    },
    listen: (query, cookies) => {
      class Landlord extends WebSocket {
        constructor(address: string) {
          // Node's own WebSocket accepts headers in place of protocols; the types are the browser's.
          super(address, Object.assign([], { headers: { cookie: cookies } }));
        }
      }
      const client = createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: Landlord,
        retryAttempts: 0,
      });
      return collectEvents(client, query);
    },
    ring: async (listing) => {
      const rung = incomingCall(world, world.db.listings.find(({ id }) => id === listing)?.name ?? '');
      return async () => rung.ends('missed');
    },
    forgetThrottles: async () => resetAllAttempts(world),
    moveTo: async (at) => setClock(at),
    stop: async () => mock.stop(),
  };
}
