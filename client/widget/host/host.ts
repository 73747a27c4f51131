import { parseHostMessage, encodeMessage } from '../../../domain/widget/parse-messages.ts';
import type { FrameMessage, HostMessage } from '../../../domain/widget/messages.ts';
import { includesOrigin } from '../../../domain/widget/partner-origin.ts';

/** The page around the frame. */
export interface Host {
  /** Says something to it; what is said before it is known waits, of each kind the latest. */
  say(message: FrameMessage): void;
  /** Hears what it says; answers how to stop. */
  listen(hear: (message: HostMessage) => void): () => void;
}

/** Nobody is around: the frame stands in a window of its own. */
const noHost: Host = { say: () => undefined, listen: () => () => undefined };

/**
 * Speaks with the page around: only with the window that holds this frame, and only while its origin is one that the
 * brand names (`hosts`, sources as a Content-Security-Policy has them) or our own. Until that has said `hello` it is told
 * nothing but that the frame answers.
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
      const heard = ({ source, origin, data }: MessageEvent) => {
        if (source !== around || !isAllowed(origin)) return;
        const message = parseHostMessage(data);
        if (!message) return;
        if (message.type === 'hello') {
          known = origin;
          for (const held of waiting.values()) around.postMessage(encodeMessage(held), origin);
          waiting.clear();
        }
        // What comes before it, or from a page that has taken its place, is not for us.
        if (origin === known) hear(message);
      };
      page.addEventListener('message', heard);
      return () => page.removeEventListener('message', heard);
    },
  };
}
