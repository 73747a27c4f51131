import { REPORTERS_FOR_WARNING } from '../../../domain/limits.ts';
import { isListingId } from '../../../domain/listings/listing-access.ts';
import { reportOutcomes } from '../../../domain/trust/listing-reports.ts';
import { reportReasonCodes } from '../../../domain/trust/report-reasons.ts';
import { parseCommandLine } from '../../startup/command-line.ts';
import { scoreLine } from './listing-signals.ts';
import type { ReportsService } from './reports.service.ts';

const USAGE = `Usage: npm run reports -- list
       npm run reports -- settle LISTING fine|changed|removed [--reason ${reportReasonCodes.join('|')}] [--note "For its landlord"]`;

function parseCommand(args: string[]) {
  const parsed = parseCommandLine(args, { note: { type: 'string', default: '' }, reason: { type: 'string' } });
  if (!parsed) return undefined;
  const { values, positionals } = parsed;
  const [action, id = '', result, ...more] = positionals;
  const reason = reportReasonCodes.find((code) => code === values.reason);
  const outcome = reportOutcomes.find((known) => known === result);
  if (more.length > 0 || (values.reason !== undefined && !reason)) return undefined;
  if (action === 'list' && positionals.length === 1) return { action: 'list' } as const;
  if (action !== 'settle' || !isListingId(id) || !outcome) return undefined;
  return { action, id: Number(id), outcome, note: values.note, reason } as const;
}

/** Runs `npm run reports -- list` and `settle` (K66). Resolves with the exit code. */
export async function reportCommand(
  args: string[],
  { reports, print }: { reports: Pick<ReportsService, 'open' | 'score' | 'settle'>; print: (line: string) => void },
): Promise<number> {
  const wish = parseCommand(args);
  if (!wish) {
    for (const line of USAGE.split('\n')) print(line);
    return 1;
  }
  if (wish.action === 'list') {
    const open = await reports.open();
    if (open.length === 0) print('No listing has open reports.');
    for (const { id, name, slug, reporters, reports: sent } of open) {
      const urgent = reporters >= REPORTERS_FOR_WARNING ? 'CHECK NOW: ' : '';
      print(`${urgent}${id}  ${name} (/home/${slug}), ${reporters} confirmed, ${sent.length} in all`);
      const line = scoreLine(await reports.score(id));
      if (line) print(`  ${line}`);
      for (const { reason, details, isConfirmed, isMuted, at } of sent) {
        const marks = `${isConfirmed ? '' : ', not confirmed'}${isMuted ? ', found fine before' : ''}`;
        print(`  ${at.toISOString()} ${reason}${marks}${details === '' ? '' : `: ${details}`}`);
      }
    }
    return 0;
  }
  const { id, outcome, note, reason } = wish;
  const settled = await reports.settle(id, outcome, { note, reason });
  if (settled === 'not removed') {
    print(`Listing ${id} is not removed. Remove it first: npm run listing:remove -- ${id}`);
    return 1;
  }
  if (settled === 0) {
    print(`Listing ${id} has no open reports${reason ? ` with the reason ${reason}` : ''}.`);
    return 1;
  }
  print(
    `${settled === 1 ? '1 report is' : `${settled} reports are`} settled. The landlord and the reporters with confirmed emails are notified.`,
  );
  return 0;
}
