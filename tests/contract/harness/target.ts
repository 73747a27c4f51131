import { isRecord } from '../../../domain/is-record.ts';

/** An answer to an operation: what both sides must agree on. */
export interface Answer {
  status: number;
  data: unknown;
  errors: { message: string; code: unknown; path: unknown }[];
}

/** What a subscription hears. */
export interface EventStream {
  /** The next thing that is heard; with what went wrong, if it never comes. */
  next(): Promise<unknown>;
  stop(): Promise<void>;
}

/** One of the two that are compared: the product, or its mock. Both are spoken to over HTTP and websocket. */
export interface Target {
  name: 'server' | 'mock';
  /** Without a slash at its end. */
  url: string;
  /** The token of the link that was mailed to this address last. */
  resetToken(email: string): Promise<string>;
  /** The token of the link that confirms this address as an account's new one. */
  emailToken(email: string): Promise<string>;
  /** Makes the links to new passwords too old. */
  ageResetLinks(): Promise<void>;
  /** Hears what the landlord of these cookies is told; `cookies` as a header. */
  listen(query: string, cookies: string): Promise<EventStream>;
  /** Somebody calls the number of this home; answers how to end the call, unanswered. */
  ring(listing: number): Promise<() => Promise<void>>;
  /** Forgets how often anybody has done anything. */
  forgetThrottles(): Promise<void>;
  /** Moves the clock; what is due by then happens. */
  moveTo(now: Date): Promise<void>;
  stop(): Promise<void>;
}

type Loose = Record<string, unknown>;
const USER_AGENT = 'Contract/1';
const ACCEPT = 'application/graphql-response+json,application/json;q=0.9';

/** A browser of one person on one side: its cookies, and its way to say where a request comes from. */
export class Person {
  readonly #cookies = new Map<string, string>();

  constructor(readonly side: Target) {}

  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /**
   * As a page of the site sends it: with cookies and token, asked for before the first unsafe request, and once more when
   * the token has become stale with its session. (The server binds tokens to sessions, the mock need not.)
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

  /** With the cookies so far, and nothing else. */
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

  /** Uploads an image; answers its pair. @throws when it is refused */
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
