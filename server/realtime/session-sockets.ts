import type { WebSocket } from 'ws';

/** Session ended: graphql-ws does not reconnect after this code (it would after 4403). */
const ENDED = 4401;
/** Session cookie replaced: graphql-ws reconnects with the new one. */
const RENEWED = 4403;
/** Maximum sockets per session (tabs of one browser). */
const MAX_SOCKETS = 10;

/** Open sockets of this process by their session's public id. */
export class SessionSockets {
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
