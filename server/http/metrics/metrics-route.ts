import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Registry } from 'prom-client';
import type { Env } from '../../env.ts';
import { NotFound, RequestError } from '../../errors.ts';
import { Replicas, type ReadPool } from '../../replicas/replicas.ts';
import type { DatabaseGauges } from './database-gauges.ts';
import type { ProcessMetrics } from './process-metrics.ts';
import { timingSafeEqualText } from '../security/csrf-tokens.ts';
import { isDirect } from '../local-requests.ts';

export interface MetricsDeps {
  env: Pick<Env, 'metricsToken' | 'local'>;
  measures: ProcessMetrics;
  gauges: DatabaseGauges;
  /** Returns the names of the services outside of this program that do not answer. */
  unreachable: () => readonly string[];
  pool: Pool;
  reads: ReadPool;
  /** Receives what collects the metrics, for exports beside the route. */
  onReady: (collect: () => Promise<readonly Registry[]>) => void;
}

/**
 * Returns whether a request may read the metrics: it has METRICS_TOKEN. Without a token, only programs on this machine
 * may, while the product serves only this machine; on a public site, nobody.
 */
function mayRead(request: FastifyRequest, { metricsToken, local }: MetricsDeps['env']): boolean {
  if (metricsToken !== null) return timingSafeEqualText(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
  return local && isDirect(request.raw);
}

/**
 * Registers GET /metrics: the counters of this process and the gauges of the database, for Prometheus. No IDs,
 * addresses or names.
 */
export function registerMetrics(
  app: FastifyInstance,
  { env, measures, gauges, unreachable, pool, reads, onReady }: MetricsDeps,
): void {
  const collect = async () => {
    measures.dependencies(unreachable());
    measures.pool(pool);
    if (reads instanceof Replicas) measures.replicas(reads.lags());
    return [measures.registry, await gauges.read()];
  };
  onReady(collect);
  app.addHook('onResponse', (request, reply, done) => {
    measures.request(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { config: { cookieless: true } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!mayRead(request, env)) {
      if (env.metricsToken === null) throw new NotFound();
      throw new RequestError(401, 'UNAUTHENTICATED', 'Send the token of METRICS_TOKEN.', {
        'www-authenticate': 'Bearer',
      });
    }
    const texts = await Promise.all((await collect()).map((registry) => registry.metrics()));
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(texts.join(''));
  });
}
