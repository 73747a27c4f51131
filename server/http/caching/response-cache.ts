import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse, Kind, OperationTypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { AsyncResource } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { isRecord } from '../../../domain/is-record.ts';
import { EMBED_BASE } from '../../../domain/widget/embed-urls.ts';
import type { HousingService } from '../../modules/housing/housing.service.ts';
import { RecentKeys } from '../../concurrency/recent-keys.ts';
import { isCrossSite } from '../security/csrf.ts';
import { isSimpleJson } from '../json-body.ts';

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
    /** Runs a public query of the client, given by the parsed body; null, or an error, leaves it to the route's handler. */
    publicQuery?: PublicQuery;
  }
  interface FastifyRequest {
    /** The cache key of this response; null when it is private. */
    hotKey: string | null;
    /** The body, when it was read before the hooks. */
    readBody: Buffer | null;
  }
}

export type PublicQuery = (request: FastifyRequest, reply: FastifyReply, call: unknown) => Promise<string | null>;

/** The time to live of a response, in milliseconds, in addition to the half second of the service's own cache. */
const TTL_MS = 500;
/** The interval between reads of the clock, in milliseconds. */
const TICK_MS = 20;
const MAX_CACHE_BYTES = 64 * 2 ** 20;
const MAX_KEY_LENGTH = 10_000;
/** The GraphQL endpoints; a query validated by one is not validated for the other. */
const SITE_GRAPHQL = '/graphql';
const GRAPHQL = [SITE_GRAPHQL, `${EMBED_BASE}/graphql`];
/** Root fields whose result is the same for everybody. */
const PUBLIC_FIELDS = ['searchHousing', 'closestHousing', 'suggestions'];
/** No form of another site can send this type without the browser asking first. */
const JSON_TYPE = /^application\/json(?:;|$)/;
const CSRF_COOKIE = /(?:^|; )XSRF-TOKEN=/;
/** The Accept headers whose response headers are kept. */
const MAX_ACCEPTS = 100;
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

/** Returns whether the body may be read before the hooks: short JSON of this site's own page, with its CSRF token. */
const mayReadEarly = (request: FastifyRequest): boolean => {
  const { headers } = request;
  const { cookie, 'x-xsrf-token': token, 'content-type': type, 'content-length': length } = headers;
  return (
    typeof token === 'string' &&
    token !== '' &&
    `; ${cookie};`.includes(`; XSRF-TOKEN=${token};`) &&
    JSON_TYPE.test(type ?? '') &&
    Number(length) <= MAX_KEY_LENGTH &&
    headers['transfer-encoding'] === undefined &&
    headers['content-encoding'] === undefined &&
    !isCrossSite(request)
  );
};

/** Reads a short body; an aborted request never ends. */
function readEarly(request: FastifyRequest, then: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.raw.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The body arrives in the context of its connection.
  request.raw.once(
    'end',
    AsyncResource.bind(() => then(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks))),
  );
}

/**
 * Caches whole search responses briefly, in front of both endpoints (ADR 0010); a publish in this process invalidates
 * all. Uncached responses are built here too, once the route's headers are known. Register it before all other hooks.
 * @param isLeftOut whether a request is left to the other hooks, because its host serves no searches.
 */
export function registerResponseCache(
  app: FastifyInstance,
  housing: Pick<HousingService, 'version'>,
  isLeftOut: (request: FastifyRequest) => boolean = () => false,
): void {
  const cached = new LRUCache<string, CachedResponse>({
    ttl: TTL_MS,
    ttlResolution: TICK_MS,
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes * 2,
  });
  // Only repeated requests are cached: a retained response costs the garbage collector more than it saves.
  const requestedKeys = new RecentKeys({ bits: 13, ms: TTL_MS });
  /** Queries with a public response have their own number, others 0. */
  const publicTexts = new LRUCache<string, number>({ max: 200 });
  let texts = 0;
  /** The builder of public responses and their headers by URL, from the first request that the route's handler served. */
  const routes = new Map<
    string,
    { make: (request: FastifyRequest) => Promise<string | null>; headers?: CachedResponse['headers'] }
  >();
  let publicQuery: PublicQuery | undefined;
  /** The headers of GraphQL responses by Accept header. */
  const graphqlHeaders = new LRUCache<string, CachedResponse['headers']>({ max: MAX_ACCEPTS });
  app.addHook('onRoute', ({ method, url, config }) => {
    if (method === 'GET' && config?.forEverybody) routes.set(url, { make: config.forEverybody });
    if (url === SITE_GRAPHQL && config?.publicQuery) publicQuery = config.publicQuery;
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
  app.decorateRequest('readBody', null);

  /** Answers with what `make` resolves to; null, rejections and errors are left to the handler, which does the same. */
  const giveMade = (
    request: FastifyRequest,
    reply: FastifyReply,
    { key, headers, make }: { key: string; headers: CachedResponse['headers']; make: () => Promise<string | null> },
    done: (error?: Error) => void,
  ) => {
    const write = (body: string | null) => {
      if (body === null) return done();
      const made = answerOf(headers, body);
      if (requestedKeys.seenRecently(key)) cached.set(key, made);
      give(request, reply, made);
    };
    make()
      .then(write, () => done())
      .catch(done);
  };

  /** Returns the body of a query that is known to be public; undefined for any other. */
  const publicCall = (text: string): unknown => {
    if (!PUBLIC_FIELDS.some((field) => text.includes(field)) || !isSimpleJson(text)) return undefined;
    try {
      const call: unknown = JSON.parse(text);
      return isRecord(call) && typeof call['query'] === 'string' && publicTexts.get(call['query']) ? call : undefined;
    } catch {
      return undefined;
    }
  };

  const answerEarly = (request: FastifyRequest, reply: FastifyReply, body: Buffer, done: (error?: Error) => void) => {
    request.readBody = body;
    const text = body.toString();
    const accept = request.headers.accept ?? '';
    const key = `${housing.version} ${source(request)} ${accept} ${text}`;
    request.hotKey = key;
    const answer = cached.get(key);
    if (answer) return give(request, reply, answer);
    const headers = graphqlHeaders.get(accept);
    const run = publicQuery;
    const call = headers && run && publicCall(text);
    if (!call) return done();
    giveMade(request, reply, { key, headers, make: () => run(request, reply, call) }, done);
  };

  app.addHook('preParsing', ({ readBody }, _reply, payload, done) => {
    if (readBody === null) return done(null, payload);
    const again = new Readable({ read() {} });
    again.push(readBody);
    again.push(null);
    done(null, again);
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers } = request.raw;
    if (isLeftOut(request)) return done();
    if (method === 'POST' && url === SITE_GRAPHQL && mayReadEarly(request))
      return readEarly(request, (body) => answerEarly(request, reply, body, done));
    // A client without the CSRF cookie must get one from the route's handler.
    if (method !== 'GET' || url === undefined || !CSRF_COOKIE.test(headers.cookie ?? '')) return done();
    const query = url.indexOf('?');
    const route = routes.get(query < 0 ? url : url.slice(0, query));
    if (!route || url.length > MAX_KEY_LENGTH) return done();
    const key = `${housing.version} ${source(request)} ${url}`;
    request.hotKey = key;
    const answer = cached.get(key);
    if (answer) return give(request, reply, answer);
    const known = route.headers;
    if (!known) return done();
    giveMade(request, reply, { key, headers: known, make: () => route.make(request) }, done);
  });

  const keyOf = (request: FastifyRequest): string | null => {
    const { body, headers, routeOptions } = request;
    if (!isRecord(body)) return null;
    const { query, ...rest } = body;
    // A text too long for a cache key is not stored either.
    if (typeof query !== 'string' || query.length > MAX_KEY_LENGTH) return null;
    const known = publicTexts.get(query);
    const number = known ?? (isPublic(query) ? ++texts : 0);
    if (known === undefined) publicTexts.set(query, number);
    if (number === 0) return null;
    if (request.hotKey !== null) return request.hotKey;
    const key = `${housing.version} ${source(request)} ${routeOptions.url} ${number} ${headers.accept ?? ''} ${JSON.stringify(rest)}`;
    return key.length > MAX_KEY_LENGTH ? null : key;
  };
  // After the CSRF check and the parsing of the body.
  app.addHook('preHandler', (request, reply, done) => {
    if (request.method !== 'POST' || !GRAPHQL.includes(request.routeOptions.url ?? '')) return done();
    request.hotKey = keyOf(request);
    const answer = request.hotKey === null || request.readBody !== null ? undefined : cached.get(request.hotKey);
    if (answer) give(request, reply, answer);
    else done();
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const { hotKey, method, routeOptions } = request;
    if (hotKey !== null && reply.statusCode === 200 && typeof payload === 'string') {
      const route = method === 'GET' ? routes.get(routeOptions.url ?? '') : undefined;
      if (route) route.headers = headersOf(reply);
      const isRefused = method === 'POST' && payload.startsWith('{"errors"');
      if (request.readBody !== null && !isRefused) graphqlHeaders.set(request.headers.accept ?? '', headersOf(reply));
      if (!isRefused && requestedKeys.seenRecently(hotKey)) cached.set(hotKey, answerOf(headersOf(reply), payload));
    }
    done(null, payload);
  });
}
