import autocannon, { type Request } from 'autocannon';

export interface LoadResult {
  /** 2xx responses per second. */
  rate: number;
  /** Microseconds of server CPU time per request, without the client and PostgreSQL. */
  cpu: number;
}

/** Asks a server over so many connections; throws unless all answers are 2xx. `cpuUsed`: the server's microseconds. */
export async function measureLoad(
  url: string,
  requests: readonly Request[],
  { connections, seconds, cpuUsed }: { connections: number; seconds: number; cpuUsed: () => Promise<number> },
): Promise<LoadResult> {
  const share = Math.max(1, Math.floor(requests.length / connections));
  let next = 0;
  const before = await cpuUsed();
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
  const { total } = result.requests;
  return { rate: total / result.duration, cpu: ((await cpuUsed()) - before) / total };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Returns the value that this share of the values does not exceed. */
export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? NaN;
