/** A client of the REST API, as partners and older clients use it: JSON over HTTP, a cookie jar, the CSRF header. */
export class RestClient {
  readonly #cookies = new Map<string, string>();

  constructor(readonly base: string) {}

  /** Sends a request with the cookies so far and, on unsafe methods, the CSRF header. */
  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    if (method !== 'GET' && !this.#cookies.has('XSRF-TOKEN')) await this.send('GET', '/api/schools/search?s=');
    const form = body instanceof FormData;
    const response = await fetch(this.base + path, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !form ? { 'content-type': 'application/json' } : {}),
        cookie: this.cookies(),
        ...(method === 'GET' ? {} : { 'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? '') }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  /** Returns the cookies so far, as a header. */
  cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(path: string): Promise<Response> {
    return this.send('GET', path);
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('POST', path, body, headers);
  }

  /** Uploads an image and returns its two URLs. */
  async upload(bytes: Uint8Array<ArrayBuffer>): Promise<{ large: string; small: string }> {
    const form = new FormData();
    form.set('file', new Blob([bytes], { type: 'image/jpeg' }), 'front.jpg');
    const answer = (await (await this.post('/api/images-upload', form)).json()) as {
      data: { large: string; small: string };
    };
    return answer.data;
  }
}
