import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { csvOptions } from '../../domain/leads/leads-csv.ts';

/** Sets the headers of a CSV file that the browser saves, never cached. */
export const asCsv = (reply: FastifyReply, fileName: string): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${fileName}"` });

/** Sends rows as a CSV file that the browser saves, with formulas escaped; streamed while they are read, however many. */
export function sendCsv(
  reply: FastifyReply,
  fileName: string,
  rows: Iterable<readonly unknown[]> | AsyncIterable<readonly unknown[]>,
): FastifyReply {
  const source = Readable.from(rows);
  const file = stringify(csvOptions);
  // An error on either side ends both: a canceled download, a lost database connection.
  source.on('error', (error) => file.destroy(error));
  file.on('close', () => source.destroy());
  return asCsv(reply, fileName).send(source.pipe(file));
}
