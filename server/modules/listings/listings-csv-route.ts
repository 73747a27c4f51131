import type { FastifyInstance } from 'fastify';
import {
  LISTINGS_CSV_PATH,
  listingsCsvColumns,
  listingsCsvName,
  listingsCsvRows,
} from '../../../domain/listings/listings-csv.ts';
import { requireViewer } from '../../context.ts';
import { sendCsv } from '../../http/csv.ts';
import type { Services } from '../../services.ts';

async function* rowsOf(listings: Pick<Services['listings'], 'batchesForAccount'>, accountId: number) {
  yield listingsCsvColumns;
  for await (const batch of listings.batchesForAccount(accountId)) yield* batch.flatMap(listingsCsvRows);
}

/** Registers GET /api/listings.csv: the landlord's listings as a file, a row for each floorplan, with formulas escaped. */
export function registerListingsCsv(
  app: FastifyInstance,
  { listings, throttle, clock }: Pick<Services, 'listings' | 'throttle' | 'clock'>,
): void {
  app.get(LISTINGS_CSV_PATH, async (request, reply) => {
    const { accountId } = requireViewer(request);
    await throttle.take('csvFile', String(accountId));
    return sendCsv(reply, listingsCsvName(clock.now()), rowsOf(listings, accountId));
  });
}
