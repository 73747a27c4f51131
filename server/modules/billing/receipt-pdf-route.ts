import type { FastifyInstance } from 'fastify';
import { getBrand } from '../../../domain/brands/brands.ts';
import { receiptFileName } from '../../../domain/billing/receipt-pdf.ts';
import { requireViewer } from '../../context.ts';
import { NotFound, Unavailable } from '../../errors.ts';
import { PaymentsUnavailable } from '../../integrations/payments/cards/card-declines.ts';
import type { Services } from '../../services.ts';

/**
 * Registers GET /api/receipts/{id}.pdf: a receipt of the logged-in landlord with the addresses of both sides. The
 * customer's address comes from the processor and is stored nowhere here (K16).
 */
export function registerReceiptPdf(
  app: FastifyInstance,
  {
    invoices,
    payments,
    throttle,
    env,
    workers,
  }: Pick<Services, 'invoices' | 'payments' | 'throttle' | 'env' | 'workers'>,
): void {
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
