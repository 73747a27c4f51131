import { parseHostMessage, encodeMessage } from '../../../domain/widget/parse-messages.ts';
import type { FrameMessage, HostMessage } from '../../../domain/widget/messages.ts';
import { includesOrigin } from '../../../domain/widget/partner-origin.ts';

/** The host page around the frame. */
export interface Host {
  /** Sends a message to it; until the host is known, the latest message of each type is queued. */
  say(message: FrameMessage): void;
  /** Subscribes to its messages; returns the function that unsubscribes. */
  listen(hear: (message: HostMessage) => void): () => void;
}

/** No host: the frame is in a window of its own. */
const noHost: Host = { say: () => undefined, listen: () => () => undefined };

/**
 * Connects to the host page: only to the parent window, and only while its origin is one that the brand lists (`hosts`,
 * sources as in a Content-Security-Policy) or our own. Until that origin has sent `hello`, it receives nothing but
 * `ready`.
 */
export function hostOf(hosts: readonly string[], page: Window = window): Host {
  const around = page.parent;
  if (around === page) return noHost;
  const isAllowed = (origin: string) => origin === page.location.origin || includesOrigin(hosts, origin);
  const waiting = new Map<FrameMessage['type'], FrameMessage>();
  let known: string | undefined;

  return {
    say(message) {
      if (message.type === 'ready') around.postMessage(encodeMessage(message), known ?? '*');
      else if (known === undefined) waiting.set(message.type, message);
      else around.postMessage(encodeMessage(message), known);
    },
    listen(hear) {
      const onMessage = ({ source, origin, data }: MessageEvent) => {
        if (source !== around || !isAllowed(origin)) return;
        const message = parseHostMessage(data);
        if (!message) return;
        if (message.type === 'hello') {
          known = origin;
          for (const held of waiting.values()) around.postMessage(encodeMessage(held), origin);
          waiting.clear();
        }
        // Ignores messages before hello, and those of a page that replaced the host.
        if (origin === known) hear(message);
      };
      page.addEventListener('message', onMessage);
      return () => page.removeEventListener('message', onMessage);
    },
  };
}
