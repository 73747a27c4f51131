import type { Attributes } from '@opentelemetry/api';
import type { MetricData, MetricProducer } from '@opentelemetry/sdk-metrics';
import type { FastifyRequest } from 'fastify';
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client';
import { EnvError } from '../env.ts';
import type { RequestSpan } from './request-trace.ts';
import { withoutValues } from './traced-client.ts';

/** Traces and metrics that are sent to a collector over OTLP. */
export interface Telemetry {
  startSpan(request: FastifyRequest): RequestSpan;
  /** Sends the metrics of these registries once a minute. */
  exportMetrics(collect: () => Promise<readonly Registry[]>): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** Not installed by default: they take more than 50 MB. Types and tests have them as development packages. */
const PACKAGES = [
  '@opentelemetry/api@1.9.1',
  '@opentelemetry/core@2.12.1',
  '@opentelemetry/resources@2.12.1',
  '@opentelemetry/sdk-trace-base@2.12.1',
  '@opentelemetry/sdk-metrics@2.12.1',
  '@opentelemetry/exporter-trace-otlp-http@0.220.0',
  '@opentelemetry/exporter-metrics-otlp-http@0.220.0',
];

const load = async () => {
  try {
    return await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/sdk-metrics'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/exporter-metrics-otlp-http'),
    ]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new EnvError(
      `OTEL_EXPORTER_OTLP_ENDPOINT needs packages that are not installed: npm install --no-save ${PACKAGES.join(' ')}`,
    );
  }
};

/**
 * Connects to a collector. The standard variables of OpenTelemetry apply: OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES,
 * OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER, OTEL_METRIC_EXPORT_INTERVAL.
 * @throws {EnvError} when the packages are not installed.
 */
export async function startTelemetry(endpoint: string): Promise<Telemetry> {
  const [api, core, resources, traces, sdk, { OTLPTraceExporter }, { OTLPMetricExporter }] = await load();
  const resource = resources
    .resourceFromAttributes({ 'service.name': 'nearcampus', 'service.instance.id': String(process.pid) })
    .merge(resources.detectResources({ detectors: [resources.envDetector] }));
  const provider = new traces.BasicTracerProvider({
    resource,
    spanProcessors: [new traces.BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  const tracer = provider.getTracer('nearcampus');
  const propagator = new core.W3CTraceContextPropagator();
  let meters: InstanceType<typeof sdk.MeterProvider> | undefined;
  const started = Date.now();

  return {
    startSpan({ id, headers }) {
      const parent = propagator.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter);
      const span = tracer.startSpan('request', { kind: api.SpanKind.SERVER, attributes: { 'request.id': id } }, parent);
      const context = api.trace.setSpan(parent, span);
      return {
        statement(text) {
          if (!span.isRecording()) return () => {};
          const query = withoutValues(text);
          const attributes = { 'db.system.name': 'postgresql', 'db.query.text': query };
          const name = query.split(' ', 1)[0] ?? '';
          const child = tracer.startSpan(name, { kind: api.SpanKind.CLIENT, attributes }, context);
          return (error) => {
            if (error !== undefined) child.setStatus({ code: api.SpanStatusCode.ERROR });
            child.end();
          };
        },
        end({ method, route, status, operation }) {
          span.updateName(`${method} ${operation ?? route}`);
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
            ...(operation !== null && { 'graphql.operation.name': operation }),
          });
          if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    exportMetrics(collect) {
      const producer: MetricProducer = {
        async collect() {
          const registries = await collect();
          const all = await Promise.all(registries.map((registry) => registry.getMetricsAsJSON()));
          const metrics = all.flat().flatMap((metric) => metricData(metric, sdk, started));
          return {
            resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'nearcampus' }, metrics }] },
            errors: [],
          };
        },
      };
      const exporter = new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` });
      const reader = new sdk.PeriodicExportingMetricReader({ exporter, metricProducers: [producer] });
      meters = new sdk.MeterProvider({ resource, readers: [reader] });
    },
    async stop() {
      await Promise.allSettled([provider.shutdown(), meters?.shutdown()]);
    },
  };
}

type Sdk = Pick<typeof import('@opentelemetry/sdk-metrics'), 'AggregationTemporality' | 'DataPointType'>;
type Value = MetricValue<string> & Partial<Pick<MetricValueWithName<string>, 'metricName'>>;

/** Returns a metric of Prometheus as OpenTelemetry's: counters, gauges and histograms; this program has no others. */
function metricData(
  { name, help, type, values }: MetricObjectWithValues<MetricValue<string>>,
  { AggregationTemporality, DataPointType }: Sdk,
  started: number,
): MetricData[] {
  const now = Date.now();
  const toTime = (ms: number): [number, number] => [Math.floor(ms / 1000), (ms % 1000) * 1e6];
  const span = { startTime: toTime(started), endTime: toTime(now) };
  const descriptor = { name, description: help, unit: '', valueType: 1 };
  const aggregationTemporality = AggregationTemporality.CUMULATIVE;
  const shared = { descriptor, aggregationTemporality };
  const points = () => values.map(({ value, labels }) => ({ ...span, attributes: labels as Attributes, value }));
  // Metric types are strings in the JSON of prom-client, whatever its declarations say.
  const kind = String(type);
  if (kind === 'counter')
    return [{ ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }];
  if (kind === 'gauge') return [{ ...shared, dataPointType: DataPointType.GAUGE, dataPoints: points() }];
  if (kind !== 'histogram') return [];
  const series = new Map<string, { attributes: Attributes; sum: number; buckets: [number, number][] }>();
  for (const { value, labels, metricName } of values as Value[]) {
    const { le, ...attributes } = labels as Attributes;
    const key = JSON.stringify(attributes);
    const one = series.get(key) ?? { attributes, sum: 0, buckets: [] };
    series.set(key, one);
    if (metricName === `${name}_sum`) one.sum = value;
    else if (le !== undefined) one.buckets.push([le === '+Inf' ? Infinity : Number(le), value]);
  }
  const dataPoints = [...series.values()].map(({ attributes, sum, buckets }) => {
    const sorted = buckets.toSorted(([a], [b]) => a - b);
    const boundaries = sorted.map(([limit]) => limit).filter(Number.isFinite);
    const counts = sorted.map(([, count], index) => count - (sorted[index - 1]?.[1] ?? 0));
    return { ...span, attributes, value: { sum, count: sorted.at(-1)?.[1] ?? 0, buckets: { boundaries, counts } } };
  });
  return [{ ...shared, dataPointType: DataPointType.HISTOGRAM, dataPoints }];
}
