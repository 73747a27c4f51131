/** The part of autocannon that the bench uses. */
declare module 'autocannon' {
  interface Request {
    method: 'GET' | 'POST';
    path: string;
    headers?: Record<string, string>;
    body?: string;
  }
  interface Client {
    setRequests(requests: Request[]): void;
  }
  interface Result {
    /** Seconds. */
    duration: number;
    requests: { total: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  }
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Called once for each connection, in order. */
    setupClient(client: Client): void;
    requests: Request[];
  }
  export type { Request, Result };
  export default function autocannon(options: Options): Promise<Result>;
}
