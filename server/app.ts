import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import { registerRestRoutes } from './rest/register-routes.ts';
import { registerGraphqlRoutes } from './graphql/graphql-endpoint.ts';
import { CsrfTokens } from './http/security/csrf-tokens.ts';
import { sendLongTextInParts } from './http/long-text.ts';
import { registerCsrf } from './http/security/csrf.ts';
import { registerErrorResponses } from './http/errors/error-responses.ts';
import { registerForwardedAddresses } from './http/security/forwarded-headers.ts';
import { registerSecurityHeaders } from './http/security/security-headers.ts';
import { registerResponseCache } from './http/caching/response-cache.ts';
import { registerJsonBody } from './http/json-body.ts';
import { DatabaseGauges, registerMetrics } from './http/metrics/metrics-route.ts';
import { registerPlainPageFiles } from './http/pages/plain-page.ts';
import { registerSessions } from './http/security/sessions.ts';
import { logOptions } from './log.ts';
import type { RowChanges } from './realtime/row-changes.ts';
import { consoleHostCheck, registerConsole } from './modules/admin/console-routes.ts';
import { registerStripeWebhook } from './modules/billing/webhooks/webhook-route.ts';
import { confirmListingRoutes } from './modules/listings/freshness/confirm-routes.ts';
import { personalDataRoutes } from './modules/account/personal-data/personal-data-routes.ts';
import { reportRoutes } from './modules/trust/report-routes.ts';
import { renterEmailRoutes, replyCheckRoutes } from './modules/leads/renter-email-routes.ts';
import { registerListingImport } from './modules/posting/import/listing-import-routes.ts';
import { registerDownloads } from './modules/account/download-routes.ts';
import { registerVoiceRoutes } from './modules/calls/voice-routes.ts';
import { registerImageRoutes } from './modules/images/image-routes.ts';
import { registerUnsubscribe } from './modules/alerts/unsubscribe-routes.ts';
import {
  endConnectionsWithResponses,
  rejectUnsupportedConnections,
  CONNECTION_OPTIONS,
  requestPath,
  rejectBadUrl,
  rejectMalformedHttp,
} from './http/errors/connections.ts';
import { registerIcons } from './ssr/icon-routes.ts';
import { registerEmbedGraphql } from './widget/embed-graphql.ts';
import { registerLoaderFiles, LOADER_FILES } from './widget/loader-files.ts';
import { WidgetTokens } from './widget/widget-tokens.ts';
import type { Secrets } from './secrets.ts';
import type { Services } from './services.ts';
import type { Telemetry } from './telemetry/otlp.ts';
import { registerRequestTraces } from './telemetry/request-trace.ts';
import staticFiles from '@fastify/static';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR_MS } from '../domain/time-spans.ts';

const YEAR = 31_536_000_000;

/** Serves the built client: names in assets/ carry a content hash and are cached permanently; the rest for an hour. */
export async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  if (!existsSync(assets)) return;
  await app.register(staticFiles, {
    root: assets,
    prefix: '/assets/',
    maxAge: YEAR,
    immutable: true,
    index: false,
    // The build writes the compressed files, so that nothing is compressed during a request.
    preCompressed: true,
  });
  await app.register(staticFiles, {
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', ...Object.keys(LOADER_FILES)],
    dotfiles: 'ignore',
    index: false,
    maxAge: HOUR_MS,
    decorateReply: false,
  });
}

/** Registers liveness and readiness checks, for load balancers and for a second start; a process that drains is not ready. */
function registerHealth(app: FastifyInstance, { services, database, stopping }: AppOptions): void {
  const config = { cookieless: true };
  app.get('/healthz', { config }, async () => ({ status: 'ok', service: 'nearcampus', pid: process.pid }));
  app.get('/readyz', { config }, async (_request, reply) => {
    const isStopping = stopping?.aborted ?? false;
    if (!isStopping && (await database.isAnswering()))
      return { status: 'ok', ...Object.fromEntries(services.unreachable().map((name) => [name, 'unreachable'])) };
    return reply
      .code(503)
      .header('retry-after', '5')
      .send({ status: isStopping ? 'stopping' : 'no database' });
  });
}

export interface AppOptions {
  services: Services;
  schema: GraphQLSchema;
  pool: Pool;
  database: Pick<Database, 'isAnswering'>;
  /** Row changes from other processes; started and stopped by its creator. */
  rowChanges: RowChanges;
  secret: Secrets;
  clientFolder: string;
  /** Aborted when the process begins to drain. */
  stopping?: AbortSignal;
  /** The destination of the log instead of standard output. */
  logTo?: { write(line: string): void };
  /** Sends traces and metrics; absent without a collector. */
  telemetry?: Telemetry | undefined;
  /** Registers optional routes: the dev tools, the rendered pages. */
  more?: (app: FastifyInstance) => Promise<void>;
}

/** Bytes of a JSON body, several times those of the largest draft; uploads and webhooks have their own limits. */
const BODY_LIMIT = 262_144;
/** The limit for a whole request: the largest upload over a slow connection; a longer request only occupies a socket. */
const REQUEST_MS = 120_000;

/** Creates the HTTP server, ready for `listen` or `inject`. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, schema, pool, secret, clientFolder, logTo, telemetry, more } = options;
  const { env, measures, reconciler } = services;
  const secure = env.baseUrl.startsWith('https:');
  const app = fastify({
    logger: { ...logOptions(env.logLevel), ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    // The request ID is in `req` (log.ts): one logger per request would cost more than most responses.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    // Each proxy appends its client's address to X-Forwarded-For; entries before those come from the client.
    trustProxy: env.trustProxy === 0 ? false : (_address, hop) => hop < env.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    http: CONNECTION_OPTIONS,
    rewriteUrl: requestPath,
    clientErrorHandler: rejectMalformedHttp,
    frameworkErrors: rejectBadUrl,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // A request on a connection that is still open is answered; the response closes it.
    return503OnClosing: false,
  });
  rejectUnsupportedConnections(app.server);
  app.addHook('preClose', async () => endConnectionsWithResponses(app.server));
  registerRequestTraces(app, telemetry?.startSpan);
  services.security.attach(app);
  registerErrorResponses(app, env, services.security);
  registerForwardedAddresses(app);
  registerResponseCache(app, services.housing, consoleHostCheck(env));
  await app.register(cookie);
  await registerSecurityHeaders(app, env);
  registerJsonBody(app, env);
  registerSessions(app, services, secure);
  registerCsrf(app, new CsrfTokens(secret), secure);
  sendLongTextInParts(app);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
  if (['info', 'debug', 'trace'].includes(env.logLevel))
    app.addHook('onResponse', async (request, reply) => {
      const { elapsedTime, statusCode } = reply;
      request.log.info({ req: request, status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
    });

  registerHealth(app, options);
  const gauges = new DatabaseGauges({ pool, troubles: reconciler.unresolved });
  registerMetrics(app, { ...services, pool, gauges, onReady: (collect) => telemetry?.exportMetrics(collect) });
  registerPlainPageFiles(app);
  await registerGraphqlRoutes(app, schema, services, options.rowChanges);
  await registerEmbedGraphql(app, { schema, services, tokens: new WidgetTokens(secret) });
  await registerRestRoutes(app, services);
  await registerStripeWebhook(app, services.billing, { onResult: (result) => measures.webhook(result) });
  await registerVoiceRoutes(app, { ...services, baseUrl: env.baseUrl });
  await registerUnsubscribe(app, services.subscribers);
  await renterEmailRoutes(app, services.leads, env);
  await replyCheckRoutes(app, services.replyChecks);
  await confirmListingRoutes(app, services.freshness, env);
  await reportRoutes(app, services.reports, env);
  await personalDataRoutes(app, services.personalData, env);
  await registerConsole(app, services);
  registerDownloads(app, services);
  await registerListingImport(app, services);
  registerImageRoutes(app, services.images);
  registerIcons(app);
  registerLoaderFiles(app, clientFolder);
  await registerStaticFiles(app, clientFolder);
  await more?.(app);
  return app;
}
