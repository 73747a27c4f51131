import { ACCOUNT_EXPORT_PATH } from '../../domain/account/account-export.ts';
import { toLeadFilter } from '../../domain/leads/lead-filter.ts';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { AnyHandler } from 'msw';
import { http } from 'msw/http';
import {
  LISTINGS_CSV_PATH,
  listingsCsvColumns,
  listingsCsvName,
  listingsCsvRows,
} from '../../domain/listings/listings-csv.ts';
import { isListingOwner } from '../../domain/listings/listing-access.ts';
import { draftFromRows } from '../../domain/posting/listing-rows.ts';
import { myListingView } from '../listings/my-listing-view.ts';
import { receiptFileName } from '../../domain/billing/receipt-pdf.ts';
import { CSV_PATH, csvColumns, csvFileName, csvRow } from '../../domain/leads/leads-csv.ts';
import { NOT_FOUND, CSRF_CHECK_FAILED, NOT_LOGGED_IN, TOO_MANY_REQUESTS } from '../../domain/request-errors.ts';
import { consoleSchema } from '../console/console.ts';
import { handleProcessorRequest } from '../billing/processor.ts';
import { BROWSER_ADDRESS, countAttempt } from '../world/throttle.ts';
import type { World, Caller } from '../world/world.ts';
import { callerOf, ensureXsrf, isVerified } from './caller-session.ts';
import { cookiesOf, type Cookies } from './cookies.ts';
import { handleGraphql, graphqlOperationName } from './graphql.ts';
import {
  Connection,
  csvResponse,
  failureResponse,
  fileResponse,
  tooManyResponse,
  type ErrorFormat,
} from './connection.ts';
import { subscriptionHandlers } from './subscriptions.ts';
import type { ImageStore } from './image-store.ts';
import { handleImage, handleUpload } from './images.ts';
import { handleImportErrors, handleImportImage, handleImportUpload } from './listing-imports.ts';
import { IMPORT_ERRORS_PATH, IMPORT_IMAGES_PATH, IMPORT_PATH } from '../../domain/posting/import/import-columns.ts';
import { parseStage } from '../../domain/leads/lead-stages.ts';
import { viewerOf } from '../account/viewer.ts';
import { handleAccountExport } from '../account/data-export.ts';
import { filterLeads, visibleLead } from '../leads/own-leads.ts';
import { EMBED_BASE, WIDGET_TOKEN_HEADER } from '../../domain/widget/embed-urls.ts';

/** Returns an anonymous caller, whatever cookies the browser has: a widget's frame sends none. */
const anonymousCaller = (request: Request): Caller => ({
  token: null,
  ip: BROWSER_ADDRESS,
  userAgent: request.headers.get('user-agent') ?? '',
  remember: () => undefined,
});

const bodyOf = (request: Request): Promise<unknown> =>
  request
    .clone()
    .json()
    .catch(() => undefined);

/** Returns the handlers of a widget's frame: as for /graphql, with a token (any will do) instead of a session. */
const widgetHandlers = ({ world, line, at }: HandlerContext): AnyHandler[] => [
  http.post(`${at}${EMBED_BASE}/graphql`, async ({ request }) => {
    const sent = await bodyOf(request);
    return line.handle(graphqlOperationName(sent), 'graphql', async (requestId) =>
      request.headers.get(WIDGET_TOKEN_HEADER)
        ? handleGraphql(sent, { world, caller: anonymousCaller(request) }, { request, requestId })
        : failureResponse('graphql', 403, CSRF_CHECK_FAILED),
    );
  }),
  http.get(`${at}${EMBED_BASE}/token`, () =>
    line.handle('widget-token', 'plain', async () =>
      Response.json({ token: crypto.randomUUID() }, { headers: { 'cache-control': 'no-store' } }),
    ),
  ),
];

/** Handles GET /api/leads.csv: the landlord's leads as a file, filtered by the query. */
function handleLeadsCsv(url: string, world: World, accountId: number): Response {
  countAttempt(world, 'csvFile', String(accountId));
  const query = new URL(url).searchParams;
  const filter = toLeadFilter({
    listingId: query.get('listing'),
    stage: parseStage(query.get('stage')) ?? null,
    spam: query.get('spam') === '1',
    text: query.get('text'),
  });
  const leads = filterLeads(world, accountId, filter).flatMap((row) => visibleLead(world, row, accountId) ?? []);
  return csvResponse([csvColumns, ...leads.map(csvRow)], csvFileName(world.now()));
}

function handleListingsCsv(world: World, accountId: number): Response {
  countAttempt(world, 'csvFile', String(accountId));
  const own = world.db.listings.filter((row) => isListingOwner(row, accountId)).toSorted((a, b) => b.id - a.id);
  const rows = own.flatMap((row) =>
    listingsCsvRows({
      ...myListingView(world, row),
      draft: draftFromRows(row, row.contact, row.floorplans),
    }),
  );
  return csvResponse([listingsCsvColumns, ...rows], listingsCsvName(world.now()));
}

/** Handles GET /api/receipts/{id}.pdf with a small PDF of one line; the server draws the whole receipt. */
function handleReceiptPdf(url: string, world: World, accountId: number): Response {
  countAttempt(world, 'receiptPdf', String(accountId));
  const id = new URL(url).pathname.replace(/^.*\/|\.pdf$/g, '');
  const invoice = world.db.invoices.find((row) => row.id === id && row.accountId === accountId);
  if (!invoice) return failureResponse('plain', 404, NOT_FOUND);
  const stream = `BT /F1 14 Tf 60 720 Td (Receipt ${invoice.number ?? id}) Tj ET`;
  const text = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj',
    `4 0 obj<</Length ${stream.length}>>stream\n${stream}\nendstream endobj`,
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n');
  return fileResponse(text, 'application/pdf', receiptFileName(invoice.number ?? id));
}

/** The dependencies of the handlers. */
export interface HandlerContext {
  world: World;
  line: Connection;
  pictures: ImageStore;
  /** The base URL; `*` for any host. */
  at: string;
}

/** One call with its request and cookies. */
export interface HandlerCall {
  request: Request;
  cookies: Cookies;
  requestId: string;
}

/** Returns the handlers of every call that the client makes: one list for the service worker and for Node. */
export function createHandlers(reached: HandlerContext): AnyHandler[] {
  const { world, line, pictures, at } = reached;

  const carry = (
    request: Request,
    name: string,
    manner: ErrorFormat,
    answer: (call: HandlerCall) => Promise<Response> | Response,
  ): Promise<Response> =>
    line.handle(name, manner, async (requestId) => {
      const cookies = cookiesOf(request.headers.get('cookie'));
      if (request.method === 'GET') ensureXsrf(cookies);
      const response =
        request.method !== 'GET' && !isVerified(request, cookies)
          ? failureResponse(manner, 403, CSRF_CHECK_FAILED)
          : await answer({ request, cookies, requestId });
      for (const set of cookies.lines()) response.headers.append('set-cookie', set);
      return response;
    });
  const caller = ({ request, cookies }: HandlerCall) => callerOf(world, cookies, request.headers.get('user-agent'));

  /** Returns the handler of a call that requires a login. */
  const own = (
    method: 'get' | 'post',
    path: string,
    name: string,
    answer: (accountId: number, request: Request) => Promise<Response> | Response,
  ) =>
    http[method](`${at}${path}`, ({ request }) =>
      carry(request, name, 'plain', async (call) => {
        const viewer = viewerOf({ world, caller: caller(call) });
        if (!viewer) return failureResponse('plain', 401, NOT_LOGGED_IN);
        try {
          return await answer(viewer.id, request);
        } catch (error) {
          if (!(error instanceof GraphQLError) || error.extensions['code'] !== TOO_MANY_REQUESTS.code) throw error;
          return tooManyResponse('plain');
        }
      }),
    );

  const graphqlAt = (path: string, schema?: GraphQLSchema) =>
    http.post(`${at}${path}`, async ({ request }) => {
      const sent = await bodyOf(request);
      return carry(request, graphqlOperationName(sent), 'graphql', (call) =>
        handleGraphql(sent, { world, caller: caller(call) }, call, schema),
      );
    });

  return [
    // First: with any host (`*`) the next handler would match its URL too.
    ...widgetHandlers(reached),
    graphqlAt('/admin/graphql', consoleSchema),
    graphqlAt('/graphql'),
    http.get(`${at}/api/session`, ({ request }) =>
      carry(request, 'session', 'plain', (call) => {
        caller(call);
        return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
      }),
    ),
    own('get', ACCOUNT_EXPORT_PATH, 'account-data', (id) => handleAccountExport(world, id)),
    own('get', CSV_PATH, 'csv', (id, { url }) => handleLeadsCsv(url, world, id)),
    own('get', LISTINGS_CSV_PATH, 'csv', (id) => handleListingsCsv(world, id)),
    own('post', IMPORT_PATH, 'import', (id, request) => handleImportUpload(request, world, id)),
    own('post', IMPORT_IMAGES_PATH, 'import', (id, request) => handleImportImage(request, { world, pictures }, id)),
    own('get', IMPORT_ERRORS_PATH, 'csv', (id) => handleImportErrors(world, id)),
    own('get', '/api/receipts/:file', 'receipt', (id, { url }) => handleReceiptPdf(url, world, id)),
    http.post(`${at}/api/images-upload`, ({ request }) =>
      carry(request, 'upload', 'plain', (call) => handleUpload(call.request, { world, pictures })),
    ),
    http.post(`${at}/dev/processor/*`, ({ request }) =>
      carry(request, 'processor', 'plain', async () => {
        const path = new URL(request.url).pathname.replace(/^.*\/dev\/processor\//, '');
        const { status, body } = handleProcessorRequest(world, path, new URLSearchParams(await request.text()));
        return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
      }),
    ),
    // Images bypass the connection: a slow or broken one would only hide them.
    http.get(`${at}/pictures/:file`, async ({ params }) => {
      const shown = await handleImage(String(params['file']), { world, pictures });
      return shown ?? failureResponse('plain', 404, NOT_FOUND);
    }),
    ...subscriptionHandlers(reached),
  ];
}
