import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import Document from 'pdfkit';
import { cardLabel } from '../../../domain/billing/card-on-file.ts';
import { returnLabel } from '../../../domain/billing/ledger-entries.ts';
import { receiptStateLabels, receiptTitle } from '../../../domain/billing/receipt-state.ts';
import { formatUtcDate } from '../../../domain/format/dates.ts';
import { formatCents } from '../../../domain/format/money.ts';
import type { Receipt } from './billing.resolver.ts';

const font = createRequire(import.meta.url).resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff');
const bold = createRequire(import.meta.url).resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff');

const MARGIN = 60;
const WIDTH = 612 - 2 * MARGIN;

export interface ReceiptInput {
  receipt: Receipt;
  /** Lines of name and address. */
  seller: readonly string[];
  customer: readonly string[];
}

/** Returns a receipt as PDF, on one page. */
export async function receiptPdf({ receipt, seller, customer }: ReceiptInput): Promise<Uint8Array> {
  const { state, amountCents, creditedCents, lines, returns, cardBrand, cardLast4, paidAt, number } = receipt;
  const title = receiptTitle(state);
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
  const shown = lines.length > 0 ? lines : [{ description: 'Listing, one month', amountCents }];
  for (const line of shown) row(line.description, formatCents(line.amountCents));
  rule();
  row(
    state === 'credited' ? 'Added to your credit' : 'Total (USD)',
    formatCents(state === 'credited' ? creditedCents : amountCents),
    bold,
  );
  for (const { type, amountCents: cents, at } of returns)
    row(`${returnLabel(type)} on ${formatUtcDate(at, 'long')}`, formatCents(cents));
  page.end();
  return buffer(page);
}
