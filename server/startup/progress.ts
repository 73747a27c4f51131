/** Prints each step of a start to the terminal, with its duration. */
export class Progress {
  readonly #write: (line: string) => void;

  constructor(write: (line: string) => void = (line) => process.stdout.write(`${line}\n`)) {
    this.#write = write;
  }

  /** Runs one step. `note` appends a remark to its final line. */
  async step<Result>(what: string, work: (note: (word: string) => void) => Promise<Result>): Promise<Result> {
    const from = performance.now();
    this.#write(`  … ${what}`);
    const words: string[] = [];
    const result = await work((word) => words.push(word));
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    this.#write(`  ✓ ${what} (${[...words, `${seconds} s`].join(', ')})`);
    return result;
  }

  say(line: string): void {
    this.#write(line);
  }
}
