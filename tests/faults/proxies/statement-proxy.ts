import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A moment in what the product says to its database: just before a statement gets there, or once it has been done but before its answer is heard. */
export interface StatementMoment {
  /** Matches the statement's beginning, in lower case and without quotation marks. */
  says: RegExp;
  /** The how-manieth of those that match. */
  nth: number;
  side: 'before' | 'after';
}

export interface StatementProxy {
  port: number;
  /** Does something at a moment, once. What it says no more is held until `act` has resolved; then the line breaks. */
  arm(moment: StatementMoment, act: () => Promise<void>): void;
  disarm(): void;
  close(): Promise<void>;
}

/** Cuts what a client of PostgreSQL sends into its messages; the first has no type. */
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

/** The statement of a Query or Parse message, as moments name it. */
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

/** The product's way to its database, on which named moments are seen without anything being told by the product. */
export async function startStatementProxy(databasePort: number): Promise<StatementProxy> {
  const open = new Set<Socket>();
  let armed: { moment: StatementMoment; left: number; act: () => Promise<void> } | null = null;
  const server = createServer((client) => {
    const database = connect(databasePort, '127.0.0.1');
    const messages = new Messages();
    /** What is to be done once the statement's answer is complete. */
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
      // ReadyForQuery: the last message of an answer.
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
