/** FNV-1a over the text's code units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/**
 * Remembers what was asked in the last moment, without holding on to any of it: a fixed table of hashes and times, since
 * texts that are kept for a while cost the collector more than most answers are worth. Two keys that fall on one place
 * push each other out; that two have the same hash is as rare as harmless, for the answers are not looked up here.
 */
export class RecentKeys {
  readonly #ms: number;
  readonly #hashes: Int32Array;
  readonly #times: Float64Array;
  readonly #mask: number;

  /** Room for two to the `bits` keys. */
  constructor({ bits, ms }: { bits: number; ms: number }) {
    this.#ms = ms;
    this.#hashes = new Int32Array(2 ** bits);
    this.#times = new Float64Array(2 ** bits).fill(-Infinity);
    this.#mask = 2 ** bits - 1;
  }

  /** Whether this was asked at most `ms` ago; from now on it was. */
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
