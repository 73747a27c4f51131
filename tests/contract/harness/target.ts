import { isRecord } from '../../../domain/is-record.ts';

/** A response to an operation: the parts on which both sides must agree. */
export interface Answer {
  status: number;
  data: unknown;
  errors: { message: string; code: unknown; path: unknown }[];
}

/** The events of a subscription. */
export interface EventStream {
  /** Returns the next event; rejects with the error if none comes. */
  next(): Promise<unknown>;
  stop(): Promise<void>;
}

/** One of the two sides to compare, the product or its mock, reached over HTTP and WebSocket. */
export interface Target {
  name: 'server' | 'mock';
  /** Base URL without a trailing slash. */
  url: string;
  /** Returns the token of the latest reset link that was emailed to this address. */
  resetToken(email: string): Promise<string>;
  /** Returns the token of the link that confirms this address as an account's new one. */
  emailToken(email: string): Promise<string>;
  /** Makes the password reset links expire. */
  ageResetLinks(): Promise<void>;
  /** Subscribes as the landlord of these cookies; `cookies` is a Cookie header. */
  listen(query: string, cookies: string): Promise<EventStream>;
  /** Starts a call to this listing's number; returns a function that ends the call unanswered. */
  ring(listing: number): Promise<() => Promise<void>>;
  /** Resets all rate limits. */
  forgetThrottles(): Promise<void>;
  /** Moves the clock and runs what is due by then. */
  moveTo(now: Date): Promise<void>;
  stop(): Promise<void>;
}

type Loose = Record<string, unknown>;
const USER_AGENT = 'Contract/1';
const ACCEPT = 'application/graphql-response+json,application/json;q=0.9';

/** One person's browser on one side: its cookies and the headers that state a request's origin. */
export class Person {
  readonly #cookies = new Map<string, string>();

  constructor(readonly side: Target) {}

  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /**
   * Sends a request as a page of the site does: with cookies and token. Fetches the token before the first unsafe
   * request, and once more when it has become stale with its session. (The server binds tokens to sessions, the mock
   * need not.)
   */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const unsafe = init.method !== undefined && init.method !== 'GET';
    if (unsafe && !this.#cookies.has('XSRF-TOKEN')) await this.bare('/api/session');
    const send = () => {
      const token = decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? '');
      return this.bare(path, { ...init, headers: { ...(unsafe && { 'x-xsrf-token': token }), ...headersOf(init) } });
    };
    const response = await send();
    if (!unsafe || response.status !== 403) return response;
    await this.bare('/api/session');
    return send();
  }

  /** Sends a request with only the cookies so far. */
  async bare(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { accept: 'application/json', 'user-agent': USER_AGENT, cookie: this.cookies, ...headersOf(init) };
    const response = await fetch(this.side.url + path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /;\s*max-age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  /** Sends an operation. */
  async ask(query: string, variables: Loose = {}, operationName?: string): Promise<Answer> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: ACCEPT },
      body: JSON.stringify({ query, variables, ...(operationName && { operationName }) }),
    });
    const body: unknown = await response.json();
    const { data = null, errors = [] } = isRecord(body) ? body : {};
    return { status: response.status, data, errors: Array.isArray(errors) ? errors.map(errorOf) : [] };
  }

  /**
   * Uploads an image and returns the URLs of its two sizes.
   * @throws when it is rejected
   */
  async upload(bytes: Uint8Array<ArrayBuffer>): Promise<{ large: string; small: string }> {
    const form = new FormData();
    form.set('file', new File([bytes], 'front.jpg', { type: 'image/jpeg' }));
    const body: unknown = await (await this.fetch('/api/images-upload', { method: 'POST', body: form })).json();
    const pair = isRecord(body) ? body['data'] : undefined;
    if (!isRecord(pair)) throw new Error(`The ${this.side.name} refused an image: ${JSON.stringify(body)}`);
    return { large: String(pair['large']), small: String(pair['small']) };
  }

  listen(query: string): Promise<EventStream> {
    return this.side.listen(query, this.cookies);
  }
}

const headersOf = ({ headers }: RequestInit) => Object.fromEntries(new Headers(headers));

function errorOf(error: unknown): Answer['errors'][number] {
  const { message, path, extensions } = isRecord(error) ? error : {};
  return { message: String(message), path: path ?? null, code: isRecord(extensions) ? extensions['code'] : undefined };
}
