import type { FastifyInstance } from 'fastify';
import { csvColumns, csvFileName, CSV_PATH, csvRow } from '../../../domain/leads/leads-csv.ts';
import { parseStage } from '../../../domain/leads/lead-stages.ts';
import { toLeadFilter, type LeadFilter } from '../../../domain/leads/lead-filter.ts';
import type { Clock } from '../../clock.ts';
import { requireViewer } from '../../context.ts';
import { sendCsv } from '../../http/csv.ts';
import type { Throttle } from '../../throttle.ts';
import type { LeadInbox } from './inbox/lead-inbox.ts';

interface CsvDeps {
  leadInbox: Pick<LeadInbox, 'every'>;
  throttle: Pick<Throttle, 'take'>;
  clock: Clock;
}

/** Returns the filter from the URL, the same as the page's own: `listing`, `stage`, `spam=1`, `text`. */
function filterOf(query: Record<string, unknown>): LeadFilter {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : undefined);
  return toLeadFilter({
    listingId: text('listing') ?? null,
    stage: parseStage(query['stage']) ?? null,
    spam: query['spam'] === '1',
    text: text('text') ?? null,
  });
}

async function* rowsOf(deps: CsvDeps, accountId: number, filter: LeadFilter) {
  yield csvColumns;
  for await (const lead of deps.leadInbox.every(accountId, filter)) yield csvRow(lead);
}

/** Registers GET /api/leads.csv: the account's leads as a file, in inbox order; streamed while they are read, however many. */
export function registerLeadsCsv(app: FastifyInstance, deps: CsvDeps): void {
  app.get<{ Querystring: Record<string, unknown> }>(CSV_PATH, async (request, reply) => {
    const { accountId } = requireViewer(request);
    await deps.throttle.take('csvFile', String(accountId));
    return sendCsv(reply, csvFileName(deps.clock.now()), rowsOf(deps, accountId, filterOf(request.query)));
  });
}
