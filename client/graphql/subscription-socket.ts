/** The user who has just logged in, as the server returned it (K22). */
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
  /** Closes and reopens the connection with the current cookie. */
  reconnect(): void;
}

interface Listener {
  /** Called when events may have been missed and data must be refetched. */
  missed(): void;
  /** Called when a session began while there was no connection: subscribe again. */
  loggedIn(): void;
}

let openSocket: OpenSocket | null = null;
const listeners = new Set<Listener>();

/** Sets the latest websocket of this tab. */
export function setOpenSocket(socket: OpenSocket): void {
  openSocket = socket;
}

export function emitMissedEvents(): void {
  for (const listener of listeners) listener.missed();
}

/** Subscribes to connection events. Returns the function that unsubscribes. */
export function onSocketEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** After a login sends the (untrusted) user info over the open websocket and reopens it with the new cookie (K32). */
export function refreshSocketLogin({ key, email, sessionId, userAgent, ip }: Partial<UserInfo>): void {
  try {
    if (!openSocket?.isOpen()) {
      for (const listener of listeners) listener.loggedIn();
      return;
    }
    openSocket.say({ user: { key, email, session_id: sessionId, user_agent: userAgent, ip } });
    openSocket.reconnect();
  } catch {
    // A login must not fail because of live updates.
  }
}
