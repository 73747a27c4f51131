import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** A request as its bytes go over the line. */
export interface RawRequest {
  method: string;
  /** Without a space; every character is one byte. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Keeps its lines open, for thousands of requests. */
export class HttpConnection {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 });

  constructor(readonly url: string) {}

  send({ method, path, headers, body }: RawRequest): Promise<RawResponse> {
    const bytes = body === undefined ? undefined : Buffer.from(body as string);
    const { hostname, port } = new URL(this.url);
    return new Promise((heard, failed) => {
      const asked = request({
        agent: this.#agent,
        hostname,
        port,
        method,
        path,
        headers: { ...headers, ...(bytes && { 'content-length': String(bytes.length) }) },
      });
      asked.once('error', failed);
      asked.once('response', (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', failed);
        answer.once('end', () =>
          heard({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      });
      asked.end(bytes);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
