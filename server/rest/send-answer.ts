import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { csvOptions } from '../../domain/leads/leads-csv.ts';
import type { RestAnswer } from './route.ts';

/** Sends a response, never cached: 422 with the fields for validation errors, else the result's own status and body. */
export function sendAnswer(reply: FastifyReply, answer: RestAnswer): FastifyReply {
  void reply.header('cache-control', 'no-store');
  if ('errors' in answer) return reply.code(422).send({ errors: answer.errors });
  if ('json' in answer) return reply.type('application/json; charset=utf-8').send(answer.json);
  return reply.code(answer.status ?? 200).send(answer.body);
}

/** Sets the headers of a CSV file that the browser saves, never cached. */
export const asCsv = (reply: FastifyReply, fileName: string): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${fileName}"` });

/** Sends rows as a CSV file that the browser saves, with formulas escaped. */
export const sendCsv = (reply: FastifyReply, fileName: string, rows: readonly (readonly unknown[])[]): FastifyReply =>
  asCsv(reply, fileName).send(stringify([...rows], csvOptions));
