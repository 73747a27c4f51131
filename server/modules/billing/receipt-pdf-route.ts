import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import type PDFDocument from 'pdfkit';
import { getBrand } from '../../../domain/brands/brands.ts';
import { cardLabel } from '../../../domain/billing/card-on-file.ts';
import { returnLabel } from '../../../domain/billing/ledger-entries.ts';
import { receiptFileName } from '../../../domain/billing/receipt-pdf.ts';
import { receiptStateLabels, receiptTitle } from '../../../domain/billing/receipt-state.ts';
import { formatUtcDate } from '../../../domain/format/dates.ts';
import { formatCents } from '../../../domain/format/money.ts';
import { requireViewer } from '../../context.ts';
import { NotFound, Unavailable } from '../../errors.ts';
import { PaymentsUnavailable } from '../../integrations/payments/cards/card-declines.ts';
import type { Services } from '../../services.ts';
import type { Receipt } from './billing.resolver.ts';

const font = createRequire(import.meta.url).resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff');
const bold = createRequire(import.meta.url).resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff');

const MARGIN = 60;
const WIDTH = 612 - 2 * MARGIN;

/**
 * Registers GET /api/receipts/{id}.pdf: a receipt of the logged-in landlord with the addresses of both sides. The
 * customer's address comes from the processor and is stored nowhere here (K16).
 */
export function registerReceiptPdf(
  app: FastifyInstance,
  { invoices, payments, throttle, env }: Pick<Services, 'invoices' | 'payments' | 'throttle' | 'env'>,
): void {
  app.get<{ Params: { id: string } }>('/api/receipts/:id(^[A-Za-z0-9_]{1,255}).pdf', async (request, reply) => {
    const { accountId } = requireViewer(request);
    await throttle.take('receiptPdf', String(accountId));
    const receipt = await invoices.one(accountId, request.params.id);
    if (!receipt) throw new NotFound();
    const customer = await payments.cards.billedTo(receipt.id).catch((error: unknown) => {
      throw error instanceof PaymentsUnavailable ? new Unavailable() : error;
    });
    const document = await drawReceipt(
      receipt,
      [getBrand('default').name, env.postalAddress, env.operatorEmail],
      customer,
    );
    void reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${receiptFileName(receipt.number ?? receipt.id)}"`);
    return reply.send(document);
  });
}

/** Draws a receipt on one page. `seller`, `customer`: lines of name and address. */
async function drawReceipt(
  receipt: Receipt,
  seller: readonly string[],
  customer: readonly string[],
): Promise<typeof PDFDocument.prototype> {
  const { state, amountCents, creditedCents, lines, returns, cardBrand, cardLast4, paidAt, number } = receipt;
  const title = receiptTitle(state);
  // Imported on first use: it takes 28 MB.
  const { default: Document } = await import('pdfkit');
  const page = new Document({ size: 'LETTER', margin: MARGIN, info: { Title: `${title} ${number ?? receipt.id}` } });
  const row = (label: string, value: string, file = font) => {
    const { y } = page;
    page
      .font(file)
      .fontSize(11)
      .text(label, MARGIN, y, { width: WIDTH * 0.6 });
    page.text(value, MARGIN, y, { width: WIDTH, align: 'right' }).moveDown(0.4);
  };
  const rule = () => {
    page.moveDown(0.4);
    page
      .lineWidth(0.7)
      .moveTo(MARGIN, page.y)
      .lineTo(MARGIN + WIDTH, page.y)
      .stroke('#999999');
    page.moveDown(0.6);
  };
  page.font(bold).fontSize(22).text(title, MARGIN, MARGIN).moveDown(0.6);
  const top = page.y;
  page
    .font(bold)
    .fontSize(11)
    .text('From', MARGIN, top, { width: WIDTH / 2 });
  page.font(font).text(seller.join('\n'), MARGIN, page.y, { width: WIDTH / 2 - 20 });
  const left = page.y;
  page.font(bold).text('Billed to', MARGIN + WIDTH / 2, top, { width: WIDTH / 2 });
  page.font(font).text(customer.join('\n'), MARGIN + WIDTH / 2, page.y, { width: WIDTH / 2 });
  page.y = Math.max(left, page.y);
  rule();
  row('Number', number ?? receipt.id);
  row('Status', receiptStateLabels[state]);
  row('Billed on', formatUtcDate(receipt.billedAt, 'long'));
  row('Listing', receipt.listingName);
  row('Period', `${formatUtcDate(receipt.periodStart, 'long')} to ${formatUtcDate(receipt.periodEnd, 'long')}`);
  if (paidAt && state !== 'credited') row('Paid on', formatUtcDate(paidAt, 'long'));
  if (cardLast4) row('Paid with', cardLabel({ brand: cardBrand, last4: cardLast4 }));
  rule();
  const shown = lines.length > 0 ? lines : [{ words: 'Listing, one month', amountCents }];
  for (const line of shown) row(line.words, formatCents(line.amountCents));
  rule();
  row(
    state === 'credited' ? 'Added to your credit' : 'Total (USD)',
    formatCents(state === 'credited' ? creditedCents : amountCents),
    bold,
  );
  for (const { kind, amountCents: cents, at } of returns)
    row(`${returnLabel(kind)} on ${formatUtcDate(at, 'long')}`, formatCents(cents));
  page.end();
  return page;
}
