import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { handleProtocols, MessageType, stringifyMessage } from 'graphql-ws';
import { anonymousContext } from '../context.ts';
import { Forbidden, NotLoggedIn, TooManyRequests } from '../errors.ts';
import type { Services } from '../services.ts';
import { pubSub } from './pub-sub.ts';
import type { RowChange, RowChanges } from './row-changes.ts';
import { createSocketServer } from './graphql-socket.ts';
import type { WebSocket } from 'ws';

interface WebsocketOptions {
  schema: GraphQLSchema;
  services: Services;
  facts: RowChanges;
  /** Handles a plain GET of /graphql; null returns 404. */
  page: RouteHandlerMethod | null;
}

/** Maximum message size in bytes; a subscription needs a few hundred. */
const MESSAGE_LIMIT = 16_384;
/** Clients that have not closed by then are terminated. */
const CLOSE_TIMEOUT_MS = 1000;
/** Interval of the session check: a session that simply expires emits no change. */
const SESSION_CHECK_MS = 15 * 60_000;
/** Makes the client refetch what it may have missed. */
const RESYNC = stringifyMessage({ type: MessageType.Ping, payload: { resync: true } });

/** Serves GET /graphql: upgrades a landlord's own page to graphql-transport-ws; serves the explorer page otherwise. */
export async function registerWebsocketRoutes(
  app: FastifyInstance,
  { schema, services, facts, page }: WebsocketOptions,
): Promise<void> {
  const { env, pool, leadInbox, calls, sessions } = services;
  const sockets = new SessionSockets();
  const serve = createSocketServer(schema, env.stripe === null, services.readBudget);
  const onError = (error: unknown) => app.log.error({ err: error }, 'surprise in live updates');

  await app.register(websocket, {
    options: { maxPayload: MESSAGE_LIMIT, handleProtocols },
    // Oversized or not the protocol: ws has closed it already, and it is no unexpected error.
    errorHandler: (_error, socket) => socket.terminate(),
    preClose(done) {
      const { clients } = this.websocketServer;
      for (const client of clients) client.close(1001, 'Going away');
      const cut = setTimeout(() => clients.forEach((client) => client.terminate()), CLOSE_TIMEOUT_MS);
      this.websocketServer.close(() => {
        clearTimeout(cut);
        done();
      });
    },
  });

  /** Closes sockets of sessions that ended without a change event. */
  const recheck = async () => {
    if (sockets.size === 0) return;
    const living = new Set(await sessions.existing(sockets.sessions()));
    for (const session of sockets.sessions()) if (!living.has(session)) sockets.end(session);
  };
  const again = setInterval(() => void recheck().catch(onError), SESSION_CHECK_MS);
  const unfollow = publishChanges(facts, {
    pool,
    leadInbox,
    calls,
    sockets,
    onError,
    onResync: async () => {
      sockets.notify(RESYNC);
      await recheck();
    },
  });
  app.addHook('onClose', () => {
    clearInterval(again);
    unfollow();
  });

  app.route({
    method: 'GET',
    url: '/graphql',
    preValidation: async (request) => {
      if (request.ws) mayConnect(request, sockets);
    },
    handler: page ?? ((_request, reply) => reply.callNotFound()),
    wsHandler: async (socket, request) => {
      const { viewer, id, ip, headers } = request;
      const session = viewer?.publicId ?? '';
      sockets.add(session, socket);
      // A socket has no response that could set a cookie.
      const anonymous = anonymousContext(services);
      serve(socket, { ...anonymous, viewer, requestId: id, ip, userAgent: headers['user-agent'] ?? '' });
      // It may have ended between the check above and the registration of its socket.
      if ((await sessions.existing([session])).length === 0) sockets.end(session);
    },
  });
}

/** Rejects an unauthorized upgrade. @throws 403 from another site's page, 401 without a session, 429 with too many sockets. */
function mayConnect({ headers, host, viewer }: FastifyRequest, sockets: SessionSockets): void {
  if (URL.parse(headers.origin ?? '')?.host !== host) throw new Forbidden('This page may not open a websocket here.');
  if (!viewer) throw new NotLoggedIn();
  if (sockets.full(viewer.publicId)) throw new TooManyRequests(60);
}

interface PublishOptions extends Pick<Services, 'pool' | 'leadInbox' | 'calls'> {
  sockets: SessionSockets;
  /** Called after the connection was lost and restored: changes may have been missed. */
  onResync: () => Promise<void>;
  onError: (error: unknown) => void;
}

/** Publishes row changes to the open pages; a process without open pages reads nothing. Returns a stop function. */
function publishChanges(facts: RowChanges, options: PublishOptions): () => void {
  const { pool, leadInbox, calls, sockets, onResync, onError } = options;
  const publish = async ({ topic, listing, id }: Extract<RowChange, { listing: string }>) => {
    const found = await pool.query<{ account_id: string }>('select account_id from listing where id = $1', [listing]);
    const owner = Number(found.rows[0]?.account_id);
    if (!owner) return;
    if (topic === 'call') {
      const call = await calls.one(owner, Number(id));
      if (call) pubSub.publish('call', owner, call);
    } else {
      const lead = await leadInbox.one(owner, Number(id));
      if (lead) pubSub.publish(topic === 'lead' ? 'lead' : 'leadChanged', owner, lead);
    }
  };
  const onFact = (fact: RowChange) => {
    if (fact.topic === 'session-ended') sockets.end(fact.session, fact.renewed);
    if (sockets.size > 0 && 'listing' in fact) publish(fact).catch(onError);
  };
  const resync = () => void onResync().catch(onError);
  facts.on('fact', onFact).on('resync', resync);
  return () => void facts.off('fact', onFact).off('resync', resync);
}

/** Session ended: graphql-ws does not reconnect after this code (it would after 4403). */
const ENDED = 4401;
/** Session cookie replaced: graphql-ws reconnects with the new one. */
const RENEWED = 4403;
/** Maximum sockets per session (tabs of one browser). */
const MAX_SOCKETS = 10;

/** Open sockets of this process by their session's public id. */
class SessionSockets {
  readonly #open = new Map<string, Set<WebSocket>>();

  get size(): number {
    return this.#open.size;
  }

  /** Returns the sessions that have a socket here. */
  sessions(): string[] {
    return [...this.#open.keys()];
  }

  /** Returns whether a session has reached its maximum. */
  full(session: string): boolean {
    return (this.#open.get(session)?.size ?? 0) >= MAX_SOCKETS;
  }

  add(session: string, socket: WebSocket): void {
    const sockets = this.#open.get(session) ?? new Set();
    this.#open.set(session, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.#open.get(session) === sockets) this.#open.delete(session);
    });
  }

  /** Closes the sockets of a session that has ended or, with `renewed`, changed its cookie. */
  end(session: string, renewed = false): void {
    for (const socket of this.#open.get(session) ?? [])
      socket.close(renewed ? RENEWED : ENDED, renewed ? 'The session was renewed' : 'The session is over');
  }

  /** Sends a message to every socket. */
  notify(message: string): void {
    for (const sockets of this.#open.values()) for (const socket of sockets) socket.send(message);
  }
}
