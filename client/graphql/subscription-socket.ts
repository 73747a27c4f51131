/** Who has just logged in, as the server answered (K22). */
export interface UserInfo {
  key: string;
  email: string;
  sessionId: string;
  userAgent: string;
  ip: string;
}

interface OpenSocket {
  isOpen(): boolean;
  say(payload: Record<string, unknown>): void;
  /** Hangs up and connects again, with the cookie of now. */
  reconnect(): void;
}

/** What the pages that listen want to know of the connection. */
interface Listener {
  /** Something may have been missed: ask again. */
  missed(): void;
  /** A session began while there was no connection: listen again. */
  loggedIn(): void;
}

let openSocket: OpenSocket | null = null;
const listeners = new Set<Listener>();

/** The latest websocket of this tab. */
export function setOpenSocket(socket: OpenSocket): void {
  openSocket = socket;
}

export function emitMissedEvents(): void {
  for (const listener of listeners) listener.missed();
}

/** Answers how to stop listening. */
export function onSocketEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * After a login an open websocket is sent the user info, which the server does not trust, and is then opened anew with
 * the new cookie (K32). Without one, or when it fails, nothing happens.
 */
export function refreshSocketLogin({ key, email, sessionId, userAgent, ip }: UserInfo): void {
  try {
    if (!openSocket?.isOpen()) {
      for (const listener of listeners) listener.loggedIn();
      return;
    }
    openSocket.say({ user: { key, email, session_id: sessionId, user_agent: userAgent, ip } });
    openSocket.reconnect();
  } catch {
    // A login is not to fail for the sake of live updates.
  }
}
