import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { csvOptions } from '../../domain/leads/leads-csv.ts';

/** Sets the headers of a CSV file that the browser saves, never cached. */
export const asCsv = (reply: FastifyReply, fileName: string): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${fileName}"` });

/** Sends rows as a CSV file that the browser saves, with formulas escaped. */
export const sendCsv = (reply: FastifyReply, fileName: string, rows: readonly (readonly unknown[])[]): FastifyReply =>
  asCsv(reply, fileName).send(stringify([...rows], csvOptions));
