import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RestClient } from '../setup/rest-client.ts';
import { startProcesses, type RunningProduct } from '../setup/running-product.ts';

/** A collector that keeps what it receives. */
const received: { path: string | undefined; body: unknown }[] = [];
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    received.push({ path: request.url, body });
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
let product: RunningProduct;

beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const [started] = await startProcesses(1, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    SLOW_STATEMENT_MS: '0',
    LOG_LEVEL: 'info',
  });
  if (!started) throw new Error('Not started');
  product = started;
});
afterAll(async () => {
  await product.stop();
  collector.close();
});

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
}
interface Metric {
  name: string;
  histogram?: { dataPoints: { attributes: Attribute[]; count: number; sum: number; bucketCounts: number[] }[] };
}

const all = <Item>(path: string, groups: string, scopes: string, items: string): Item[] =>
  received
    .filter((one) => one.path === path)
    .flatMap(({ body }) => (body as Record<string, Record<string, Record<string, Item[]>[]>[]>)[groups] ?? [])
    .flatMap((group) => group[scopes] ?? [])
    .flatMap((scope) => scope[items] ?? []);
const valuesOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

it('sends a trace of each request with its statements, and the metrics; logs slow statements with the request', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
  const client = new RestClient(product.url);
  await client.send('GET', '/api/session');
  // A body is read in another context than its headers.
  const login = { email: 'nobody@maple.example', password: 'seven blue kites' };
  expect((await client.send('POST', '/login', login, { traceparent })).status).toBe(422);
  await product.kill('SIGTERM');

  const spans = all<Span>('/v1/traces', 'resourceSpans', 'scopeSpans', 'spans').filter(
    (span) => span.traceId === traceId,
  );
  const root = spans.find(({ parentSpanId }) => parentSpanId === '00f067aa0ba902b7');
  expect(root?.name).toBe('POST /login');
  const attributes = valuesOf(root?.attributes ?? []);
  expect(attributes).toMatchObject({ 'http.route': '/login', 'http.response.status_code': 422 });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId);
  const texts = statements.map((span) => String(valuesOf(span.attributes)['db.query.text']));
  expect(texts.some((text) => /from "?account/.test(text))).toBe(true);
  expect(texts.join('\n')).not.toContain('nobody@');

  const metrics = all<Metric>('/v1/metrics', 'resourceMetrics', 'scopeMetrics', 'metrics');
  expect(metrics.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['nearcampus_database_up', 'nearcampus_http_requests_total', 'nearcampus_jobs']),
  );
  const durations = metrics.find(({ name }) => name === 'nearcampus_http_request_duration_seconds')?.histogram;
  const logins = durations?.dataPoints.find((point) => valuesOf(point.attributes)['route'] === '/login');
  expect(logins).toMatchObject({ count: 1 });
  expect(logins?.bucketCounts.reduce((sum, count) => sum + count)).toBe(1);

  const lines = product.output().split('\n');
  const slow = lines.filter(
    (line) => line.includes('"slow statement"') && line.includes(String(attributes['request.id'])),
  );
  expect(slow.map((line): unknown => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ backend: expect.any(Number), ms: expect.any(Number), operation: null }),
  );
  expect(slow.join('\n')).not.toContain('nobody@');
  const answered = lines.filter(
    (line) => line.includes('"answered"') && line.includes(String(attributes['request.id'])),
  );
  expect(answered).toHaveLength(1);
});
