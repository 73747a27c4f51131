import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { ACCOUNT_EXPORT_PATH } from '../../../../domain/account/account-export.ts';
import { requireViewer } from '../../../context.ts';
import type { Services } from '../../../services.ts';

/** Registers GET /api/account-data.json: a copy of all data stored about the logged-in landlord, as a file. */
export function registerAccountExport(app: FastifyInstance, { ownData }: Pick<Services, 'ownData'>): void {
  app.get(ACCOUNT_EXPORT_PATH, async (request, reply) => {
    const { fileName, parts } = await ownData.of(requireViewer(request).accountId);
    return reply
      .type('application/json; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${fileName}"` })
      .send(Readable.from(parts));
  });
}
