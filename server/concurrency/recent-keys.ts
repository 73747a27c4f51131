/** Returns the FNV-1a hash of the text's code units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/**
 * Tracks keys seen in the last moment in a fixed table of hashes, since short-lived strings burden the garbage
 * collector. Two keys in the same slot evict each other; a hash collision is rare and harmless.
 */
export class RecentKeys {
  readonly #ms: number;
  readonly #hashes: Int32Array;
  readonly #times: Float64Array;
  readonly #mask: number;

  /** @param bits the table has 2^bits slots. */
  constructor({ bits, ms }: { bits: number; ms: number }) {
    this.#ms = ms;
    this.#hashes = new Int32Array(2 ** bits);
    this.#times = new Float64Array(2 ** bits).fill(-Infinity);
    this.#mask = 2 ** bits - 1;
  }

  /** Returns whether this key was seen at most `ms` ago, and records it as seen now. */
  seenRecently(key: string): boolean {
    const hash = hashOf(key);
    const place = (hash ^ (hash >>> 15)) & this.#mask;
    const now = Date.now();
    const known = this.#hashes[place] === hash && now - (this.#times[place] ?? -Infinity) <= this.#ms;
    this.#hashes[place] = hash;
    this.#times[place] = now;
    return known;
  }
}
