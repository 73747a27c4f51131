import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A point in the traffic to the database: before a statement arrives, or after it was executed but before its response
 * is received.
 */
export interface StatementMoment {
  /** Matches the statement's beginning, in lower case and without quotation marks. */
  says: RegExp;
  /** Index of the matching statement, counted from 1. */
  nth: number;
  side: 'before' | 'after';
}

export interface StatementProxy {
  port: number;
  /** Runs `act` at a moment, once. Later statements are held until it has resolved; then the connection breaks. */
  arm(moment: StatementMoment, act: () => Promise<void>): void;
  disarm(): void;
  close(): Promise<void>;
}

/** Splits the data that a PostgreSQL client sends into messages; the first has no type. */
class Messages {
  #rest = Buffer.alloc(0);
  #begun = false;

  push(bytes: Buffer): Buffer[] {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    const whole: Buffer[] = [];
    for (;;) {
      const head = this.#begun ? 1 : 0;
      if (this.#rest.length < head + 4) return whole;
      const size = head + this.#rest.readUInt32BE(head);
      if (this.#rest.length < size) return whole;
      whole.push(this.#rest.subarray(0, size));
      this.#rest = this.#rest.subarray(size);
      this.#begun = true;
    }
  }
}

/** Returns the statement of a Query or Parse message in the form that moments match, or null. */
function statementOf(message: Buffer): string | null {
  const type = message[0];
  if (type !== 0x51 && type !== 0x50) return null;
  const body = message.subarray(5);
  const from = type === 0x50 ? body.indexOf(0) + 1 : 0;
  return body
    .subarray(from, from + 400)
    .toString('utf8')
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Starts the proxy between product and database, which detects moments without the product's cooperation. */
export async function startStatementProxy(databasePort: number): Promise<StatementProxy> {
  const open = new Set<Socket>();
  let armed: { moment: StatementMoment; left: number; act: () => Promise<void> } | null = null;
  const server = createServer((client) => {
    const database = connect(databasePort, '127.0.0.1');
    const messages = new Messages();
    /** Runs once the statement's response is complete. */
    let after: (() => Promise<void>) | null = null;
    let dead = false;
    const breakOff = () => {
      dead = true;
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', breakOff).on('close', () => {
        open.delete(socket);
        breakOff();
      });
    }
    client.on('data', (bytes: Buffer) => {
      for (const message of messages.push(bytes)) {
        if (dead) return;
        const statement = armed && statementOf(message);
        if (armed && statement && armed.moment.says.test(statement) && --armed.left === 0) {
          const { act, moment } = armed;
          armed = null;
          if (moment.side === 'before') {
            dead = true;
            void act().finally(breakOff);
            return;
          }
          after = act;
        }
        database.write(message);
      }
    });
    database.on('data', (bytes: Buffer) => {
      if (dead) return;
      // ReadyForQuery: the last message of a response.
      if (after && bytes.length >= 6 && bytes.at(-6) === 0x5a && bytes.at(-2) === 5) {
        dead = true;
        void after().finally(breakOff);
        return;
      }
      client.write(bytes);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    arm: (moment, act) => (armed = { moment, left: moment.nth, act }),
    disarm: () => (armed = null),
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
