interface Share {
  /** Calls that run at a time. */
  atOnce: number;
  /** Calls that wait; further ones return at once. */
  waiting: number;
}

interface ClientCalls {
  running: number;
  waiting: (() => void)[];
}

/** Limits how many expensive operations run at a time; clients take turns, and calls beyond a waiting limit return at once. */
export class ConcurrencyLimit {
  #running = 0;
  #waiting = 0;
  /** The calls of each client that has any; the first client with a waiting call is next. */
  readonly #clients = new Map<string, ClientCalls>();

  /** @param limits.perClient one client's share, everything by default; below `atOnce`, it leaves room for other clients. */
  constructor(private readonly limits: Share & { perClient?: Share }) {}

  /** Runs the work when a slot is free for this client; returns 'busy' when too many calls wait. */
  async run<Result>(work: () => Promise<Result>, client = ''): Promise<Result | 'busy'> {
    const { limits } = this;
    const own = this.#clients.get(client) ?? { running: 0, waiting: [] };
    if (this.#running < limits.atOnce && this.#hasRoom(own)) this.#start(client, own);
    else if (this.#waiting >= limits.waiting || own.waiting.length >= (limits.perClient ?? limits).waiting)
      return 'busy';
    else {
      this.#waiting++;
      this.#clients.set(client, own);
      await new Promise<void>((turn) => own.waiting.push(turn));
    }
    try {
      return await work();
    } finally {
      this.#running--;
      own.running--;
      if (own.running === 0 && own.waiting.length === 0) this.#clients.delete(client);
      this.#startNext();
    }
  }

  #hasRoom({ running }: ClientCalls): boolean {
    return running < (this.limits.perClient ?? this.limits).atOnce;
  }

  /** Takes a slot. The client goes behind all others. */
  #start(client: string, own: ClientCalls): void {
    this.#running++;
    own.running++;
    this.#clients.delete(client);
    this.#clients.set(client, own);
  }

  /** Passes the free slot on at once, so that a call that arrives at this moment cannot take it too. */
  #startNext(): void {
    for (const [client, own] of this.#clients) {
      const turn = this.#hasRoom(own) ? own.waiting.shift() : undefined;
      if (!turn) continue;
      this.#waiting--;
      this.#start(client, own);
      turn();
      return;
    }
  }
}
