import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import type { Env } from '../../env.ts';
import { NotFound, RequestError } from '../../errors.ts';
import { Replicas } from '../../replicas/replicas.ts';
import type { DatabaseGauges } from './database-gauges.ts';
import type { Services } from '../../services.ts';
import { timingSafeEqualText } from '../security/csrf-tokens.ts';
import { isDirect } from '../local-requests.ts';

interface MetricsDeps extends Pick<Services, 'env' | 'measures' | 'unreachable' | 'pool' | 'reads'> {
  gauges: DatabaseGauges;
  /** Receives what collects the metrics, for exports beside the route. */
  onReady: (collect: () => Promise<readonly Registry[]>) => void;
}

/** Returns whether a request has METRICS_TOKEN or, where there is none, comes from this machine and serves only it. */
function mayRead(request: FastifyRequest, { metricsToken, local }: Env): boolean {
  if (metricsToken !== null) return timingSafeEqualText(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
  return local && isDirect(request.raw);
}

/** Registers GET /metrics for Prometheus: counters of this process, gauges of the database; no IDs or names. */
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
