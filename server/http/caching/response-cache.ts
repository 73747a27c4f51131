import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse, Kind, OperationTypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { gzipSync } from 'node:zlib';
import { EMBED_BASE } from '../../../domain/widget/embed-urls.ts';
import type { HousingService } from '../../modules/housing/housing.service.ts';
import { RecentKeys } from '../../concurrency/recent-keys.ts';

/** A whole response, ready to be written. */
interface CachedResponse {
  /** Alternating names and values, which Node.js writes without validation. */
  headers: (string | string[])[];
  plain: string;
  bytes: number;
  /** The compressed body, created on first use. */
  zipped?: Buffer;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Creates the body of a public response as JSON; null, or an error, leaves it to the route's handler. */
    forEverybody?: (request: FastifyRequest) => Promise<string | null>;
  }
  interface FastifyRequest {
    /** The cache key of this response; null when it is private. */
    hotKey: string | null;
  }
}

/** The time to live of a response, in milliseconds, in addition to the half second of the service's own cache. */
const TTL_MS = 500;
/** The interval between reads of the clock, in milliseconds. */
const TICK_MS = 20;
const MAX_CACHE_BYTES = 64 * 2 ** 20;
const MAX_KEY_LENGTH = 10_000;
/** The GraphQL endpoints; a query validated by one is not validated for the other. */
const GRAPHQL = ['/graphql', `${EMBED_BASE}/graphql`];
/** Root fields whose result is the same for everybody. */
const PUBLIC_FIELDS = ['searchHousing', 'closestHousing', 'waysOn'];
/** Headers of one response only. */
const OWN_HEADERS = ['set-cookie', 'x-request-id', 'content-length'];

/** A landlord never gets what a replica answered to others. */
const source = ({ trace }: FastifyRequest): 'primary' | 'replica' => (trace.readsPrimary ? 'primary' : 'replica');

const isPublic = (text: string): boolean => {
  try {
    return parse(text, { maxTokens: 2000, noLocation: true }).definitions.every(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ||
        (definition.kind === Kind.OPERATION_DEFINITION &&
          definition.operation === OperationTypeNode.QUERY &&
          definition.selectionSet.selections.every(
            (field) => field.kind === Kind.FIELD && PUBLIC_FIELDS.includes(field.name.value),
          )),
    );
  } catch {
    return false;
  }
};

/**
 * Caches whole search responses briefly, in front of both endpoints (ADR 0010): a popular search is written from
 * memory. Entries belong to a version of the offers: a publish in this process invalidates all of them at once.
 * Uncached REST responses are built here too, as soon as the route's headers are known. Register it before all other
 * hooks, so that their cost is saved.
 */
export function registerResponseCache(app: FastifyInstance, housing: Pick<HousingService, 'version'>): void {
  const kept = new LRUCache<string, CachedResponse>({
    ttl: TTL_MS,
    ttlResolution: TICK_MS,
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes * 2,
  });
  // Only repeated requests are cached: a retained response costs the garbage collector more than it saves.
  const asked = new RecentKeys({ bits: 13, ms: TTL_MS });
  /** Queries with a public response have their own number, others 0. */
  const publicTexts = new LRUCache<string, number>({ max: 200 });
  let texts = 0;
  /** The builder of public responses and their headers by URL, from the first request that the route's handler served. */
  const routes = new Map<
    string,
    { make: (request: FastifyRequest) => Promise<string | null>; headers?: CachedResponse['headers'] }
  >();
  app.addHook('onRoute', ({ method, url, config }) => {
    if (method === 'GET' && config?.forEverybody) routes.set(url, { make: config.forEverybody });
  });

  const give = (request: FastifyRequest, reply: FastifyReply, answer: CachedResponse) => {
    const zip = request.headers['accept-encoding']?.includes('gzip') ?? false;
    const body = zip ? (answer.zipped ??= gzipSync(answer.plain, { level: 4 })) : answer.plain;
    const own = ['x-request-id', request.id, 'content-length', String(zip ? body.length : answer.bytes)];
    if (zip) own.push('content-encoding', 'gzip');
    reply.hijack();
    reply.raw.writeHead(200, answer.headers.concat(own));
    reply.raw.end(body);
  };

  const answerOf = (headers: CachedResponse['headers'], plain: string): CachedResponse => ({
    headers,
    plain,
    bytes: Buffer.byteLength(plain),
  });
  const headersOf = (reply: FastifyReply): CachedResponse['headers'] =>
    Object.entries({ ...reply.getHeaders(), vary: 'accept-encoding' }).flatMap(([name, value]) =>
      value === undefined || OWN_HEADERS.includes(name) ? [] : [name, Array.isArray(value) ? value : String(value)],
    );

  app.decorateRequest('hotKey', null);

  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers } = request.raw;
    // A client without the CSRF cookie must get one from the route's handler.
    if (method !== 'GET' || url === undefined || !headers.cookie?.includes('XSRF-TOKEN=')) return done();
    const query = url.indexOf('?');
    const route = routes.get(query < 0 ? url : url.slice(0, query));
    if (!route || url.length > MAX_KEY_LENGTH) return done();
    const key = `${housing.version} ${source(request)} ${url}`;
    request.hotKey = key;
    const answer = kept.get(key);
    if (answer) return give(request, reply, answer);
    const known = route.headers;
    if (!known) return done();
    const write = (body: string | null) => {
      if (body === null) return done();
      const made = answerOf(known, body);
      if (asked.seenRecently(key)) kept.set(key, made);
      give(request, reply, made);
    };
    // Rejections and errors are left to the handler, which produces the same result.
    route
      .make(request)
      .then(write, () => done())
      .catch(done);
  });

  const keyOf = (request: FastifyRequest): string | null => {
    const { body, headers } = request;
    if (typeof body !== 'object' || body === null || !('query' in body) || typeof body.query !== 'string') return null;
    // A text too long for a cache key is not stored either.
    if (body.query.length > MAX_KEY_LENGTH) return null;
    const { query, ...rest } = body as { query: string };
    const known = publicTexts.get(query);
    const number = known ?? (isPublic(query) ? ++texts : 0);
    if (known === undefined) publicTexts.set(query, number);
    if (number === 0) return null;
    const { routeOptions } = request;
    const key = `${housing.version} ${source(request)} ${routeOptions.url} ${number} ${headers.accept ?? ''} ${JSON.stringify(rest)}`;
    return key.length > MAX_KEY_LENGTH ? null : key;
  };
  // After the CSRF check and the parsing of the body.
  app.addHook('preHandler', (request, reply, done) => {
    if (request.method !== 'POST' || !GRAPHQL.includes(request.routeOptions.url ?? '')) return done();
    request.hotKey = keyOf(request);
    const answer = request.hotKey === null ? undefined : kept.get(request.hotKey);
    if (answer) give(request, reply, answer);
    else done();
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const { hotKey, method, routeOptions } = request;
    if (hotKey !== null && reply.statusCode === 200 && typeof payload === 'string') {
      const route = method === 'GET' ? routes.get(routeOptions.url ?? '') : undefined;
      if (route) route.headers = headersOf(reply);
      const isRefused = method === 'POST' && payload.startsWith('{"errors"');
      if (!isRefused && asked.seenRecently(hotKey)) kept.set(hotKey, answerOf(headersOf(reply), payload));
    }
    done(null, payload);
  });
}
