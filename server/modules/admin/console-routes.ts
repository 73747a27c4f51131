import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { isPermitted } from '../../../domain/admin/staff-roles.ts';
import { Forbidden, NotLoggedIn } from '../../errors.ts';
import { contextOf } from '../../context.ts';
import { registerGraphqlEndpoint } from '../../graphql/graphql-endpoint.ts';
import { hostOf, type Env } from '../../env.ts';
import { comparableHost } from '../../http/security/forwarded-headers.ts';
import { html } from '../../http/pages/html.ts';
import { sendCsv } from '../../http/csv.ts';
import type { clientAssets } from '../../ssr/client-assets.ts';
import type { Services } from '../../services.ts';
import { createConsoleSchema, type ConsoleContext } from './console-schema.ts';
import { consoleNumbers, numberSpans } from './console-numbers.ts';
import { readLog, recordAlone } from './staff-log.ts';
import type { StaffMember } from './staff.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffMember | null;
  }
}

/** The most entries of one export. */
const LOG_EXPORT_MAX = 50_000;
const LOG_TITLES = ['Id', 'When', 'Who', 'What', 'Kind', 'Record', 'Reason', 'Outcome', 'Before', 'After'];
const LOG_FIELDS = ['id', 'at', 'staff', 'action', 'type', 'subject', 'reason', 'outcome', 'before', 'after'] as const;

const LOG_BATCH = 500;

/** Yields the headings and the newest entries of the log, read in batches. */
async function* logRows(pool: Pool) {
  yield LOG_TITLES;
  let before: string | null = null;
  for (let read = 0; read < LOG_EXPORT_MAX; read += LOG_BATCH) {
    const entries = await readLog(pool, LOG_BATCH, before);
    yield* entries.map((entry) => LOG_FIELDS.map((field) => entry[field]));
    if (entries.length < LOG_BATCH) return;
    before = entries.at(-1)?.id ?? null;
  }
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

/** What the console's own host serves besides the console: its files, images, the token of its requests, and its health. */
const ON_CONSOLE_HOST = /^\/(admin|assets|pictures|api\/session|healthz|readyz|metrics|favicon\.svg)(?![^/?])/;
const IS_CONSOLE = /^\/admin(?![^/])/;

/** Returns the check whether a request is for ADMIN_HOST, by its Host header alone. */
export function consoleHostCheck({ adminHost }: Pick<Env, 'adminHost'>): (request: FastifyRequest) => boolean {
  const consoleHost = adminHost === null ? null : hostOf(adminHost);
  return ({ headers }) => consoleHost !== null && comparableHost(headers.host) === consoleHost;
}

/**
 * Registers POST /admin/graphql, the staff console's API with a schema and a cookie of its own (K42). With ADMIN_HOST the
 * console is on that host alone, and nothing else is.
 */
export async function registerConsole(app: FastifyInstance, services: Services): Promise<void> {
  const { env, staff } = services;
  const secure = env.baseUrl.startsWith('https:');
  const name = secure ? '__Host-staff' : 'staff';
  const cookie = { path: '/', sameSite: 'strict', httpOnly: true, secure } as const;

  app.decorateRequest('staff', null);
  if (env.adminHost !== null) {
    const isForConsoleHost = consoleHostCheck(env);
    app.addHook('onRequest', async (request, reply) => {
      const isConsoleHost = isForConsoleHost(request);
      // Of the route, since an address can be written in several ways: /%61dmin.
      const isConsole = IS_CONSOLE.test(request.routeOptions.url ?? '');
      if (isConsoleHost ? isConsole || ON_CONSOLE_HOST.test(request.url) : !isConsole) return undefined;
      if (isConsoleHost && request.url === '/') return reply.redirect('/admin', 302);
      return request.is404 ? undefined : reply.callNotFound();
    });
  }

  const recognize = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = request.cookies[name];
    if (!token) return;
    request.staff = await staff.find(token, request.headers['user-agent'] ?? '');
    if (!request.staff) void reply.clearCookie(name, cookie);
  };
  const contextFor = (request: FastifyRequest, reply: FastifyReply): ConsoleContext => ({
    ...contextOf(request, reply, services),
    staff: request.staff,
    startStaffSession: (token) => void reply.setCookie(name, token, cookie),
    endStaffSession: async () => {
      await staff.end(request.cookies[name] ?? '');
      void reply.clearCookie(name, cookie);
    },
  });

  const door = await registerGraphqlEndpoint(app, {
    schema: await createConsoleSchema(),
    open: false,
    services,
    context: contextFor,
  });
  app.route({ method: 'POST', url: '/admin/graphql', onRequest: recognize, ...door });

  const requirePermission = (request: FastifyRequest, name: string) => {
    if (!request.staff) throw new NotLoggedIn();
    if (!isPermitted(request.staff.role, name)) throw new Forbidden();
    return request.staff.email;
  };
  app.get('/admin/log.csv', { onRequest: recognize }, async (request, reply) => {
    await recordAlone(services.pool, { staff: requirePermission(request, 'log'), action: 'log.csv' });
    return sendCsv(reply, 'staff-log.csv', logRows(services.pool));
  });
  app.get<{ Querystring: { days?: unknown } }>(
    '/admin/numbers.csv',
    { onRequest: recognize },
    async (request, reply) => {
      requirePermission(request, 'numbers');
      const days = numberSpans.find((span) => String(span) === request.query.days) ?? numberSpans[0];
      const tables = await consoleNumbers(services.pool, services.clock, days);
      const rows = tables.flatMap(({ title, columns, rows: own }) => [[title], columns, ...own, []]);
      return sendCsv(reply, `numbers-${days}-days.csv`, rows);
    },
  );
}

/** Registers the console's page at /admin and below: one document for all of its screens, drawn by its script. */
export function registerConsolePage(
  app: FastifyInstance,
  { script, styles, preloads }: ReturnType<ReturnType<typeof clientAssets>>,
): void {
  const page = (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <title>Console</title>
              <link rel="icon" href="/favicon.svg" />
              ${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
              ${preloads.map((href) => html`<link rel="modulepreload" href="${href}" />`)}
              <script type="module" src="${script}"></script>
            </head>
            <body>
              <div id="root"></div>
              <noscript>The console needs JavaScript.</noscript>
            </body>
          </html>`.markup,
      );
  app.get('/admin', page);
  app.get('/admin/*', page);
}
