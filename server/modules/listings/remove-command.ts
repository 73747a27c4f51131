import { isListingId } from '../../../domain/listings/listing-access.ts';
import { ACTIVE } from '../../../domain/options/listing-status.ts';
import { parseCommandLine } from '../../startup/command-line.ts';
import type { ListingRemoval, RemovalOutcome } from './removal.ts';

const USAGE = `Usage: npm run listing:remove -- ID [--refund | --undo], the number at the end of the listing's URL`;

function parseCommand(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const parsed = parseCommandLine(args, { refund: flag, undo: flag });
  const [id = '', ...more] = parsed?.positionals ?? [];
  if (!parsed || !isListingId(id) || more.length > 0 || (parsed.values.refund && parsed.values.undo)) return undefined;
  return { id: Number(id), ...parsed.values };
}

/**
 * Runs `npm run listing:remove -- ID`, `--refund` and `--undo`: removes a listing or restores it as staff.
 * Resolves with the exit code.
 */
export async function removeCommand(
  args: string[],
  { removal, print }: { removal: Pick<ListingRemoval, 'remove' | 'restore'>; print: (line: string) => void },
): Promise<number> {
  const wish = parseCommand(args);
  if (!wish) {
    print(USAGE);
    return 1;
  }
  const { id, refund, undo } = wish;
  const done = await (undo ? removal.restore(id) : removal.remove(id, { refund }));
  if (!done) {
    print(`There is no listing ${id}.`);
    return 1;
  }
  const listing = `Listing ${id} (${done.name})`;
  if (!done.changed) {
    print(undo ? `${listing} is not removed.` : `${listing} was already removed.`);
    return 0;
  }
  if (undo) print(`${listing} is back, ${done.status === ACTIVE ? 'and shown to renters' : 'expired'}.`);
  else print(`${listing} is removed.${moneyOf(done, refund)}`);
  const told = done.told ? 'Its landlord is notified by email.' : 'Its landlord gets no email about this.';
  print(`${told}${done.pays || done.returned ? ' If no server is running, this happens at the next start.' : ''}`);
  return 0;
}

/** Returns a description of the billing result; empty parts are omitted. */
function moneyOf({ pays, returned }: NonNullable<RemovalOutcome>, refund: boolean): string {
  if (pays && returned) return ' Its subscription ends within a minute, and its current month is refunded.';
  if (returned) return ' Its current month is refunded within a minute.';
  const nothing = refund ? ' It has no paid current month, so nothing is refunded.' : '';
  return `${pays ? ' Its subscription ends within a minute.' : ''}${nothing}`;
}
