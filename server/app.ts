import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import { registerApi } from './api/handle.ts';
import { registerGraphql } from './graphql/routes.ts';
import { CsrfTokens } from './http/csrf-tokens.ts';
import { registerCsrf } from './http/csrf.ts';
import { registerErrorAnswers } from './http/error-answers.ts';
import { registerHeaders } from './http/headers.ts';
import { registerHealth } from './http/health.ts';
import { registerHotAnswers } from './http/hot-answers.ts';
import { registerJsonBody } from './http/json-body.ts';
import { registerMetrics } from './http/metrics.ts';
import { PLAIN_STYLE, plainStyle } from './http/plain-page.ts';
import { registerSessions } from './http/sessions.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { logOptions } from './log.ts';
import type { Facts } from './live/facts.ts';
import { DatabaseGauges } from './metrics/database-gauges.ts';
import { stripeWebhookRoute } from './modules/billing/webhook-route.ts';
import { renterEmailRoutes } from './modules/leads/renter-email-routes.ts';
import { csvRoute } from './modules/leads/csv-route.ts';
import { voiceRoutes } from './modules/calls/voice-routes.ts';
import { pictureRoutes } from './modules/images/picture-routes.ts';
import { unsubscribeRoutes } from './modules/subscribers/unsubscribe-routes.ts';
import { answerStrangeLines, LINE, pathOf } from './http/line.ts';
import { answerBadAddress, answerBrokenLine } from './http/unreadable.ts';
import { trusting } from './proxies.ts';
import { registerIcons } from './render/icon-routes.ts';
import { registerEmbedGraphql } from './partners/embed-graphql.ts';
import { registerLoaderFiles } from './partners/loader-files.ts';
import { WidgetTokens } from './partners/widget-tokens.ts';
import type { Services } from './services.ts';

export interface AppOptions {
  services: Services;
  schema: GraphQLSchema;
  pool: Pool;
  database: Pick<Database, 'isAnswering'>;
  /** What other processes tell; started and stopped by whoever made it. */
  facts: Facts;
  /** This installation's secret. */
  secret: string;
  /** The built client's folder. */
  clientFolder: string;
  /** Where the log goes instead of standard output. */
  logTo?: { write(line: string): void };
  /** What is there only sometimes: the dev desk, the rendered pages. */
  more?: (app: FastifyInstance) => Promise<void>;
}

const BODY_LIMIT = 1_048_576;
/** A whole request, the largest upload over a slow line; who takes longer holds a socket for nothing. */
const REQUEST_MS = 120_000;

/** The HTTP side of the product, ready to listen or to be asked by `inject`. */
export async function createApp({
  services,
  schema,
  pool,
  database,
  facts,
  secret,
  clientFolder,
  logTo,
  more,
}: AppOptions): Promise<FastifyInstance> {
  const { env, measures, reconciler } = services;
  const secure = env.baseUrl.startsWith('https:');
  const app = fastify({
    logger: { ...logOptions(env.logLevel), ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    // A request's number stands in `req` (log.ts): a logger for each would cost more than most answers are worth.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    trustProxy: trusting(env.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    http: LINE,
    rewriteUrl: pathOf,
    clientErrorHandler: answerBrokenLine,
    frameworkErrors: answerBadAddress,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
  });
  answerStrangeLines(app.server);
  services.security.attach(app);
  registerErrorAnswers(app, env, services.security);
  registerHotAnswers(app, services.housing);
  await app.register(cookie);
  await registerHeaders(app, env);
  registerJsonBody(app);
  registerSessions(app, services, secure);
  registerCsrf(app, new CsrfTokens(secret), secure);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  if (['debug', 'trace'].includes(env.logLevel))
    app.addHook('onResponse', async (request, reply) => {
      const { elapsedTime, statusCode } = reply;
      request.log.debug({ req: request, status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
    });

  registerHealth(app, database);
  registerMetrics(app, { env, measures, gauges: new DatabaseGauges({ pool, troubles: reconciler.troubles }) });
  app.get(PLAIN_STYLE, { config: { cookieless: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(plainStyle),
  );
  await registerGraphql(app, schema, services, { pool, facts });
  await registerEmbedGraphql(app, { schema, services, tokens: new WidgetTokens(secret) });
  await registerApi(app, services);
  await stripeWebhookRoute(app, services.billing, { onResult: (result) => measures.webhook(result) });
  await voiceRoutes(app, { ...services, baseUrl: env.baseUrl });
  await unsubscribeRoutes(app, services.subscribers);
  await renterEmailRoutes(app, services.leads, env);
  csvRoute(app, services);
  pictureRoutes(app, services.images);
  registerIcons(app);
  registerLoaderFiles(app, clientFolder);
  await registerStaticFiles(app, clientFolder);
  await more?.(app);
  return app;
}
