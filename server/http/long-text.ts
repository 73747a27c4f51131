import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

/** A longer response, in characters, is sent in parts of this length. */
export const PART_LENGTH = 2 ** 17;

/** Yields a text in parts; other requests are answered between them. */
async function* partsOf(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length;) {
    const last = text.charCodeAt(from + PART_LENGTH - 1);
    // The halves of a surrogate pair stay together.
    const to = from + PART_LENGTH + (last >= 0xd800 && last <= 0xdbff ? 1 : 0);
    if (from > 0) await setImmediate();
    yield text.slice(from, to);
    from = to;
  }
}

/** Sends long texts in parts: encoding 10 MB at once would hold the event loop. Registered before compression. */
export function sendLongTextInParts(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    const isLong = typeof payload === 'string' && payload.length > PART_LENGTH;
    done(null, isLong ? Readable.from(partsOf(payload)) : payload);
  });
}
