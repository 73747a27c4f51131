/** After this many failures in a row, a service counts as unreachable. */
const MAX_FAILURES = 5;
/** How long calls to an unreachable service fail at once, before one is tried again; milliseconds. */
const PAUSE_MS = 10_000;

/** A call was not made, because the service has not answered the last ones. */
export class DependencyUnavailable extends Error {
  constructor(name: string) {
    super(`${name} has not answered the last calls.`);
  }
}

interface DependencyOptions {
  /** The name in errors: 'The mail server'. */
  name: string;
  /** Whether an error means that the service is unreachable, rather than that it rejected a call. */
  isFailure?: (error: unknown) => boolean;
  now?: () => number;
}

/** A service behind a circuit breaker: while it is unreachable, calls fail at once, and one in ten seconds tries it. */
export class Dependency {
  readonly #options: Required<DependencyOptions>;
  #failures = 0;
  #nextTry = 0;

  constructor({ name, isFailure = () => true, now = Date.now }: DependencyOptions) {
    this.#options = { name, isFailure, now };
  }

  /** Whether the last calls were answered. */
  get isAnswering(): boolean {
    return this.#failures < MAX_FAILURES;
  }

  /** Makes a call. @throws {DependencyUnavailable} without making it, while the service is unreachable. */
  async call<Result>(work: () => Promise<Result>): Promise<Result> {
    const { name, isFailure, now } = this.#options;
    if (!this.isAnswering && now() < this.#nextTry) throw new DependencyUnavailable(name);
    // Of the calls that wait for the service to be back, one tries.
    this.#nextTry = now() + PAUSE_MS;
    try {
      const result = await work();
      this.#failures = 0;
      return result;
    } catch (error) {
      this.#failures = isFailure(error) ? this.#failures + 1 : 0;
      throw error;
    }
  }
}
