import { UNEXPECTED_ERROR, TOO_MANY_REQUESTS } from '../../domain/request-errors.ts';
import type { Failure } from '../world/faults.ts';
import type { World } from '../world/world.ts';

/** A slower line than this is meant to be seen: who waits for the page to settle does not wait for it. */
const INTENDED_DELAY_MS = 1000;

/** How a call says its failures: GraphQL as a list of errors, the others as `{message}`. */
export type ErrorFormat = 'graphql' | 'plain';

/** A refusal or a surprise in the product's own body. */
export function failureResponse(
  manner: ErrorFormat,
  status: number,
  { code, message }: { code: string; message: string },
  requestId?: string,
): Response {
  const id = requestId === undefined ? {} : { requestId };
  if (manner === 'plain') return Response.json({ message, ...id }, { status });
  return Response.json({ errors: [{ message, extensions: { code, ...id } }] }, { status, ...typeOf(status) });
}

/** What is refused before GraphQL has been asked is plain JSON, as on the server; what it throws itself is its own type. */
const typeOf = (status: number) =>
  status === 400 || status === 403
    ? {}
    : { headers: { 'content-type': 'application/graphql-response+json; charset=utf-8' } };

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** The line between a page and its world: every call goes through here, so that what fails, fails for all alike. */
export class Connection {
  readonly #world: World;
  readonly #before: () => void;
  #underWay = 0;

  /** `before` is called before each call is worked on. */
  constructor(world: World, before: () => void = () => {}) {
    this.#world = world;
    this.#before = before;
  }

  /** Calls that an answer will soon come to. */
  get underWay(): number {
    return this.#underWay;
  }

  /** What goes wrong with calls of this name now. */
  failureOf(name: string): Failure | undefined {
    const { offline, failing } = this.#world.faults;
    return offline ? 'unreachable' : failing[name];
  }

  /** Waits as the line is slow, fails as the world is told to, and else works. */
  async handle(name: string, manner: ErrorFormat, work: (requestId: string) => Promise<Response>): Promise<Response> {
    const { latencyMs } = this.#world.faults;
    const counts = latencyMs <= INTENDED_DELAY_MS;
    if (counts) this.#underWay++;
    try {
      if (latencyMs > 0) await pause(latencyMs);
      return await this.#answer(name, manner, work);
    } finally {
      if (counts) this.#underWay--;
    }
  }

  async #answer(name: string, manner: ErrorFormat, work: (requestId: string) => Promise<Response>): Promise<Response> {
    const requestId = crypto.randomUUID();
    const failure = this.failureOf(name);
    if (failure === 'unreachable') return Response.error();
    if (failure === 'crash') return failureResponse(manner, 500, UNEXPECTED_ERROR, requestId);
    if (failure === 'too-many') {
      const refused = failureResponse(manner, 429, TOO_MANY_REQUESTS);
      refused.headers.set('retry-after', '60');
      return refused;
    }
    this.#before();
    const answer = await work(requestId);
    answer.headers.set('x-request-id', requestId);
    return answer;
  }
}
