import { stringify } from 'csv-stringify/browser/esm/sync';
import { csvColumns, csvManner, csvName, csvRow } from '../../domain/leads/csv.ts';
import { parseStage } from '../../domain/leads/stages.ts';
import { NOT_LOGGED_IN } from '../../domain/refusals.ts';
import { viewerOf } from '../account/viewer.ts';
import { leadsOf, readFilter, shownLead } from '../leads/own.ts';
import type { MockContext } from '../world.ts';
import { sayFailure } from './line.ts';

/** GET /api/leads.csv: one's own leads as a file, by the filter that the address names. */
export function answerLeadsCsv(url: string, context: MockContext): Response {
  const { world } = context;
  const viewer = viewerOf(context);
  if (!viewer) return sayFailure('plain', 401, NOT_LOGGED_IN);
  const query = new URL(url).searchParams;
  const filter = readFilter({
    listingId: query.get('listing'),
    stage: parseStage(query.get('stage')) ?? null,
    spam: query.get('spam') === '1',
    words: query.get('words'),
  });
  const rows = leadsOf(world, viewer.id, filter).flatMap((row) => {
    const lead = shownLead(world, row, viewer.id);
    return lead ? [csvRow(lead)] : [];
  });
  return new Response(stringify([csvColumns, ...rows], csvManner), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${csvName(world.now())}"`,
    },
  });
}
