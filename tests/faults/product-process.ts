import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Call, FromProduct, EmailSent, Settings } from './messages.ts';

/** Thrown when the process died, or did not run, before it returned a result. */
export class ProcessDied extends Error {}
/** Thrown when the process returned an error of its own. */
export class CallFailed extends Error {}

/** Milliseconds after which a start or a call counts as stuck; each has shorter limits of its own, also on a busy machine. */
const STUCK_MS = 180_000;

/** A call without its id. */
export type CallRequest = Call extends infer One ? (One extends Call ? Omit<One, 'id'> : never) : never;

/** One run of the product's process. */
export class ProductProcess {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, { done: (answer: unknown) => void; lost: (error: Error) => void }>();
  readonly emails: EmailSent[];
  /** Everything that it has printed. */
  output = '';
  alive = true;
  /** Port on which it listens for webhooks. */
  port = 0;
  #calls = 0;
  readonly #exit: Promise<unknown>;

  private constructor(program: string, settings: Settings, emails: EmailSent[]) {
    this.emails = emails;
    this.#process = fork(program, [JSON.stringify(settings)], { silent: true, serialization: 'advanced' });
    this.#exit = once(this.#process, 'exit').then(() => this.#died());
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.#process.on('message', (message: FromProduct) => this.#onMessage(message));
    this.#process.on('error', () => this.#died());
  }

  /**
   * Starts the process and resolves once it listens.
   * @throws ProcessDied when it ends before
   */
  static async start(program: string, settings: Settings, emails: EmailSent[]): Promise<ProductProcess> {
    const child = new ProductProcess(program, settings, emails);
    const ready = new Promise<void>((done) => {
      child.#process.on('message', (message: FromProduct) => {
        if ('ready' in message) {
          child.port = message.ready;
          done();
        }
      });
    });
    const stuck = setTimeout(() => void child.kill(), STUCK_MS);
    await Promise.race([ready, child.#exit]);
    clearTimeout(stuck);
    if (!child.alive) throw new ProcessDied(child.output);
    return child;
  }

  #onMessage(message: FromProduct): void {
    if ('email' in message) this.emails.push(message.email);
    if (!('id' in message)) return;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('answer' in message) waiting?.done(message.answer);
    else waiting?.lost(new CallFailed(message.failed));
  }

  #died(): void {
    this.alive = false;
    for (const { lost } of this.#waiting.values()) lost(new ProcessDied('It was killed.'));
    this.#waiting.clear();
  }

  /**
   * Sends it a call and returns the result.
   * @throws ProcessDied, CallFailed; Error, which ends the run, when the call is stuck
   */
  async call<Answer>(request: CallRequest): Promise<Answer> {
    if (!this.alive) throw new ProcessDied('It is dead.');
    const id = ++this.#calls;
    let stuck: NodeJS.Timeout | undefined;
    const answer = new Promise<Answer>((done, lost) => {
      this.#waiting.set(id, { done: done as (answer: unknown) => void, lost });
      this.#process.send({ id, ...request }, (error) => error && lost(new ProcessDied('It is dead.')));
      stuck = setTimeout(() => lost(new Error(`"${request.name}" is stuck. ${this.output.slice(-5000)}`)), STUCK_MS);
    });
    return answer.finally(() => clearTimeout(stuck));
  }

  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#exit;
  }
}
