import type { WebSocket } from 'ws';

/** The session is over: graphql-ws does not come back after this code (it would after 4403). */
const ENDED = 4401;
/** The session has another cookie: graphql-ws comes back with it. */
const RENEWED = 4403;
/** Tabs of one browser. */
const MAX_SOCKETS = 10;

/** The open sockets of this process, by their session's public id. */
export class SessionSockets {
  readonly #open = new Map<string, Set<WebSocket>>();

  get size(): number {
    return this.#open.size;
  }

  /** The sessions that have a socket here. */
  sessions(): string[] {
    return [...this.#open.keys()];
  }

  /** Whether a session has as many as it may. */
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

  /** Hangs up on a session that is over. */
  end(session: string, renewed = false): void {
    for (const socket of this.#open.get(session) ?? [])
      socket.close(renewed ? RENEWED : ENDED, renewed ? 'The session was renewed' : 'The session is over');
  }

  /** Says something to every socket. */
  notify(message: string): void {
    for (const sockets of this.#open.values()) for (const socket of sockets) socket.send(message);
  }
}
