/** Receives the names `from` to before `to`; a lower score is better: twice the errors, one more for a longer name. */
type OnSimilar = (from: number, to: number, score: number) => void;

/** Finds misspelled names: sorted names as a tree of letters, in which a shared beginning is compared once. */
export class NameTrie {
  readonly #letters: Uint16Array;
  readonly #depths: Uint16Array;
  /** The nodes are in the order of the names; those below a node follow it, up to its end. */
  readonly #ends: Int32Array;
  /** The length of the longest name through a node, and the letters that names have after it, as bits. */
  readonly #longest: Uint16Array;
  readonly #lettersBelow: Int32Array;
  /** The first name that contains a node; those that end at it come before the first of the next node. */
  readonly #names: Int32Array;

  /** @param names in ascending order; repeated names are allowed. */
  constructor(names: readonly string[]) {
    const shared = names.map((name, index) => sharedLength(name, names[index - 1] ?? ''));
    const size = names.reduce((sum, name, index) => sum + name.length - (shared[index] ?? 0), 0);
    this.#letters = new Uint16Array(size);
    this.#depths = new Uint16Array(size);
    this.#ends = new Int32Array(size).fill(size);
    this.#longest = new Uint16Array(size);
    this.#lettersBelow = new Int32Array(size);
    this.#names = new Int32Array(size + 1).fill(names.length);
    const open: number[] = [];
    let node = 0;
    for (const [index, name] of names.entries()) {
      while (open.length > (shared[index] ?? 0)) this.#ends[open.pop() ?? 0] = node;
      for (let depth = open.length + 1; depth <= name.length; depth++) {
        this.#letters[node] = name.charCodeAt(depth - 1);
        this.#depths[node] = depth;
        this.#names[node] = index;
        open.push(node++);
      }
      let letters = 0;
      for (let depth = name.length; depth > 0; depth--) {
        const above = open[depth - 1] ?? 0;
        this.#longest[above] = Math.max(this.#longest[above] ?? 0, name.length);
        this.#lettersBelow[above] = (this.#lettersBelow[above] ?? 0) | letters;
        letters |= bitOf(name.charCodeAt(depth - 1));
      }
    }
  }

  /** Finds the names that begin with the text, but for so many errors: letters replaced, missing, added or swapped. */
  findSimilar(typed: string, errors: number, onSimilar: OnSimilar): void {
    const width = typed.length + 1;
    const deepest = typed.length + errors;
    // A row for each depth: the distance of each beginning of the text to the letters down to the node.
    const rows = new Uint8Array((deepest + 1) * width).fill(errors + 1);
    for (let at = 0; at <= errors; at++) {
      rows[at * width] = at;
      if (at < width) rows[at] = at;
    }
    const path = new Uint16Array(deepest + 1);
    const codes = Uint16Array.from(typed, (letter) => letter.charCodeAt(0));
    const best = new Uint8Array(deepest + 1).fill(errors + 1);
    for (let node = 0; node < this.#letters.length;) {
      const depth = this.#depths[node] ?? 0;
      path[depth] = this.#letters[node] ?? 0;
      fillRow(rows, path, codes, depth, errors);
      const whole = rows[depth * width + typed.length] ?? 0;
      const least = Math.min(best[depth - 1] ?? 0, whole);
      best[depth] = least;
      const [ending, below] = [this.#names[node] ?? 0, this.#names[node + 1] ?? 0];
      if (least <= errors && ending < below) onSimilar(ending, below, 2 * least + (whole > least ? 1 : 0));
      if (depth < deepest && this.#lowestBelow(node, rows, path, codes, errors) <= Math.min(errors, least)) node++;
      else {
        const end = this.#ends[node] ?? 0;
        const after = this.#names[end] ?? 0;
        if (least <= errors && below < after) onSimilar(below, after, 2 * least + 1);
        node = end;
      }
    }
  }

  /** Returns a distance that no longer beginning of a name below a node can be under. */
  #lowestBelow(node: number, rows: Uint8Array, path: Uint16Array, codes: Uint16Array, errors: number): number {
    const depth = this.#depths[node] ?? 0;
    const below = this.#lettersBelow[node] ?? 0;
    const row = depth * (codes.length + 1);
    const above = row - codes.length - 1;
    let lowest = errors + 1;
    // Each letter still to come that no name has there is an error, and so is each beyond the longest name.
    let missing = 0;
    let beyond = depth - (this.#longest[node] ?? 0);
    for (let at = codes.length; at >= Math.max(0, depth - errors) && missing <= errors; at--, beyond++) {
      const more = Math.max(missing, beyond);
      lowest = Math.min(lowest, (rows[row + at] ?? 0) + more);
      // The letter at the node may be swapped with the next.
      if (at > 1 && codes[at - 1] === path[depth]) lowest = Math.min(lowest, (rows[above + at - 2] ?? 0) + 1 + more);
      if ((below & bitOf(codes[at - 1] ?? 0)) === 0) missing++;
    }
    return lowest;
  }
}

/** Fills the row of a depth, where distances up to `errors` matter. */
function fillRow(rows: Uint8Array, path: Uint16Array, codes: Uint16Array, depth: number, errors: number): void {
  const width = codes.length + 1;
  const row = depth * width;
  const above = row - width;
  const last = Math.min(codes.length, depth + errors);
  for (let at = Math.max(1, depth - errors); at <= last; at++) {
    const letter = codes[at - 1];
    let cost = Math.min(
      (rows[above + at] ?? 0) + 1,
      (rows[row + at - 1] ?? 0) + 1,
      (rows[above + at - 1] ?? 0) + (letter === path[depth] ? 0 : 1),
    );
    if (depth > 1 && at > 1 && letter === path[depth - 1] && codes[at - 2] === path[depth])
      cost = Math.min(cost, (rows[above - width + at - 2] ?? 0) + 1);
    rows[row + at] = Math.min(cost, errors + 1);
  }
}

/** Returns a letter as a bit; several letters may share one. */
const bitOf = (code: number): number => 1 << (code & 31);

/** Returns the number of letters that two names begin with in common. */
function sharedLength(name: string, other: string): number {
  let length = 0;
  while (length < other.length && name[length] === other[length]) length++;
  return length;
}
