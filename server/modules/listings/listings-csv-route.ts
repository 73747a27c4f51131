import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';
import { csvOptions } from '../../../domain/leads/leads-csv.ts';
import {
  LISTINGS_CSV_PATH,
  listingsCsvColumns,
  listingsCsvName,
  listingsCsvRows,
} from '../../../domain/listings/listings-csv.ts';
import { NotLoggedIn } from '../../errors.ts';
import type { Services } from '../../services.ts';

/** Registers GET /api/listings.csv: the landlord's listings as a file, a row for each floorplan, with formulas escaped. */
export function registerListingsCsv(
  app: FastifyInstance,
  { listings, clock }: Pick<Services, 'listings' | 'clock'>,
): void {
  app.get(LISTINGS_CSV_PATH, async (request, reply) => {
    if (!request.viewer) throw new NotLoggedIn();
    const own = await listings.listForAccount(request.viewer.accountId);
    void reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${listingsCsvName(clock.now())}"`);
    return reply.send(stringify([listingsCsvColumns, ...own.flatMap(listingsCsvRows)], csvOptions));
  });
}
