import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { ACCOUNT_EXPORT_PATH } from '../../../domain/account/account-export.ts';
import { receiptFileName } from '../../../domain/billing/receipt-pdf.ts';
import { getBrand } from '../../../domain/brands/brands.ts';
import { toLeadFilter, type LeadFilter } from '../../../domain/leads/lead-filter.ts';
import { parseStage } from '../../../domain/leads/lead-stages.ts';
import { csvColumns, csvFileName, CSV_PATH, csvRow } from '../../../domain/leads/leads-csv.ts';
import {
  LISTINGS_CSV_PATH,
  listingsCsvColumns,
  listingsCsvName,
  listingsCsvRows,
} from '../../../domain/listings/listings-csv.ts';
import { requireViewer } from '../../context.ts';
import type { Env } from '../../env.ts';
import { NotFound, Unavailable } from '../../errors.ts';
import { sendCsv } from '../../http/csv.ts';
import { PaymentsUnavailable } from '../../integrations/payments/cards/card-declines.ts';
import type { Services } from '../../services.ts';

type DownloadServices = Pick<
  Services,
  'ownData' | 'leadInbox' | 'listings' | 'invoices' | 'payments' | 'workers' | 'throttle' | 'clock'
>;

/** Returns the filter from the URL, the same as the page's own: `listing`, `stage`, `spam=1`, `text`. */
function leadFilterOf(query: Record<string, unknown>): LeadFilter {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : undefined);
  return toLeadFilter({
    listingId: text('listing') ?? null,
    stage: parseStage(query['stage']) ?? null,
    spam: query['spam'] === '1',
    text: text('text') ?? null,
  });
}

async function* leadRows({ leadInbox }: DownloadServices, accountId: number, filter: LeadFilter) {
  yield csvColumns;
  for await (const lead of leadInbox.every(accountId, filter)) yield csvRow(lead);
}

async function* listingRows({ listings }: DownloadServices, accountId: number) {
  yield listingsCsvColumns;
  for await (const batch of listings.batchesForAccount(accountId)) yield* batch.flatMap(listingsCsvRows);
}

/**
 * Registers what a logged-in landlord downloads as a file:
 * - GET /api/account-data.json: a copy of all data stored about them;
 * - GET /api/leads.csv: the leads in inbox order, streamed while they are read, however many;
 * - GET /api/listings.csv: the listings, a row for each floorplan, with formulas escaped;
 * - GET /api/receipts/{id}.pdf: a receipt with the addresses of both sides. The customer's address comes from the
 *   processor and is stored nowhere here (K16).
 */
export function registerDownloads(app: FastifyInstance, services: DownloadServices & { env: Env }): void {
  const { ownData, invoices, payments, workers, throttle, clock, env } = services;

  app.get(ACCOUNT_EXPORT_PATH, async (request, reply) => {
    const { fileName, parts } = await ownData.of(requireViewer(request).accountId);
    return reply
      .type('application/json; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${fileName}"` })
      .send(Readable.from(parts));
  });

  app.get<{ Querystring: Record<string, unknown> }>(CSV_PATH, async (request, reply) => {
    const { accountId } = requireViewer(request);
    await throttle.take('csvFile', String(accountId));
    return sendCsv(reply, csvFileName(clock.now()), leadRows(services, accountId, leadFilterOf(request.query)));
  });

  app.get(LISTINGS_CSV_PATH, async (request, reply) => {
    const { accountId } = requireViewer(request);
    await throttle.take('csvFile', String(accountId));
    return sendCsv(reply, listingsCsvName(clock.now()), listingRows(services, accountId));
  });

  app.get<{ Params: { id: string } }>('/api/receipts/:id(^[A-Za-z0-9_]{1,255}).pdf', async (request, reply) => {
    const { accountId } = requireViewer(request);
    await throttle.take('receiptPdf', String(accountId));
    const receipt = await invoices.one(accountId, request.params.id);
    if (!receipt) throw new NotFound();
    const customer = await payments.cards.billedTo(receipt.id).catch((error: unknown) => {
      throw error instanceof PaymentsUnavailable ? new Unavailable() : error;
    });
    const seller = [getBrand('default').name, env.postalAddress, env.operatorEmail];
    const document = await workers.run(`account ${accountId}`, 'receiptPdf', { receipt, seller, customer });
    void reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${receiptFileName(receipt.number ?? receipt.id)}"`);
    return reply.send(Buffer.from(document));
  });
}
