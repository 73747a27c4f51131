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
    return new Promise((received, failed) => {
      const outgoing = request({
        agent: this.#agent,
        hostname,
        port,
        method,
        path,
        headers: { ...headers, ...(bytes && { 'content-length': String(bytes.length) }) },
      });
      outgoing.once('error', failed);
      outgoing.once('response', (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', failed);
        answer.once('end', () =>
          received({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      });
      outgoing.end(bytes);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
