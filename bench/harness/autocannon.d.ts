/** The part of autocannon that the benchmarks use. */
declare module 'autocannon' {
  export interface Request {
    method: 'GET' | 'POST';
    path: string;
    headers?: Record<string, string>;
    body?: string;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Called once for each connection, in order. */
    setupClient(client: { setRequests(requests: readonly Request[]): void }): void;
    requests: readonly Request[];
  }): Promise<{ duration: number; requests: { total: number }; errors: number; timeouts: number; non2xx: number }>;
}
