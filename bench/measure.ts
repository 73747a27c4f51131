import autocannon, { type Request } from 'autocannon';

export interface Measured {
  /** Requests answered with 2xx a second. */
  rate: number;
  /** Milliseconds at the median. */
  latency: number;
}

/**
 * Asks one server for so many seconds over so many connections, each going through requests of its own.
 * @throws when anything is answered with other than 2xx.
 */
export async function measure(
  url: string,
  requests: readonly Request[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Measured> {
  const share = Math.max(1, Math.floor(requests.length / connections));
  let next = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: requests.slice(0, 1),
    setupClient: (client) => {
      const own = requests.slice(next * share, (next + 1) * share);
      client.setRequests(own.length > 0 ? own : [...requests]);
      next++;
    },
  });
  const wrong = result.errors + result.timeouts + result.non2xx;
  if (wrong > 0) throw new Error(`${wrong} of ${result.requests.total} requests to ${url} went wrong.`);
  return { rate: result.requests.total / result.duration, latency: result.latency.p50 };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
