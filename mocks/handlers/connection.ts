import { stringify } from 'csv-stringify/browser/esm/sync';
import { csvOptions } from '../../domain/leads/leads-csv.ts';
import { UNEXPECTED_ERROR, TOO_MANY_REQUESTS } from '../../domain/request-errors.ts';
import type { Failure } from '../world/faults.ts';
import type { World } from '../world/world.ts';

/** Delays from this many milliseconds on are intentional and not included in pending requests while the page settles. */
const INTENDED_DELAY_MS = 1000;

/** The error format of a response: a GraphQL list of errors, or `{message}`. */
export type ErrorFormat = 'graphql' | 'plain';

/** Returns the response for a rejected request or an unexpected error, with the product's body. */
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

/** Returns the response for a request over a limit. */
export function tooManyResponse(manner: ErrorFormat): Response {
  const refused = failureResponse(manner, 429, TOO_MANY_REQUESTS);
  refused.headers.set('retry-after', '60');
  return refused;
}

/** Returns a file for the browser to save. */
export const fileResponse = (body: string, type: string, name: string): Response =>
  new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });

/** Returns a CSV file with these rows. */
export const csvResponse = (rows: readonly (readonly unknown[])[], name: string): Response =>
  fileResponse(stringify([...rows], csvOptions), 'text/csv; charset=utf-8', name);

/** Errors before GraphQL execution are plain JSON, as on the server; execution errors use GraphQL's content type. */
const typeOf = (status: number) =>
  status === 400 || status === 403
    ? {}
    : { headers: { 'content-type': 'application/graphql-response+json; charset=utf-8' } };

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Returns a handled call's response as a bare status with the same cookies, where the failure says so. */
function withoutBody(handled: Response, failure: Failure | undefined): Response {
  if (failure !== 'no-content' && failure !== 'redirect') return handled;
  const { headers } = handled;
  headers.delete('content-type');
  if (failure === 'redirect') headers.set('location', '/');
  return new Response(null, { status: failure === 'redirect' ? 302 : 204, headers });
}

/** The simulated network connection of a page to its world: all calls pass through it, so that failures affect all equally. */
export class Connection {
  readonly #world: World;
  readonly #before: () => void;
  #underWay = 0;

  /** `before` is called before each call is handled. */
  constructor(world: World, before: () => void = () => {}) {
    this.#world = world;
    this.#before = before;
  }

  /** The number of calls with an imminent response. */
  get underWay(): number {
    return this.#underWay;
  }

  /** Returns the active failure of calls with this name. */
  failureOf(name: string): Failure | undefined {
    const { offline, failing } = this.#world.faults;
    return offline ? 'unreachable' : failing[name];
  }

  /** Applies the world's delay and failures, otherwise handles the call. */
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
    if (failure === 'too-many') return tooManyResponse(manner);
    this.#before();
    const handled = await work(requestId).catch((error: unknown) => {
      this.#world.report(error);
      return failureResponse(manner, 500, UNEXPECTED_ERROR, requestId);
    });
    const answer = withoutBody(handled, failure);
    answer.headers.set('x-request-id', requestId);
    return answer;
  }
}
