import { isLeadId } from '../../../domain/leads/lead-access.ts';
import { parseCommandLine } from '../../startup/command-line.ts';
import type { LeadChangesService } from './inbox/lead-changes.service.ts';

const USAGE = 'Usage: npm run lead:spam -- ID [--undo], the id of the lead';

function parseCommand(args: string[]) {
  const parsed = parseCommandLine(args, { undo: { type: 'boolean', default: false } });
  const [id = '', ...more] = parsed?.positionals ?? [];
  return parsed && isLeadId(id) && more.length === 0 ? { id: Number(id), spam: !parsed.values.undo } : undefined;
}

/** Runs `npm run lead:spam -- ID [--undo]`: sets or reverses a lead's spam mark (K42). Resolves with the exit code. */
export async function spamCommand(
  args: string[],
  { desk, print }: { desk: Pick<LeadChangesService, 'setSpam'>; print: (line: string) => void },
): Promise<number> {
  const wish = parseCommand(args);
  if (!wish) {
    print(USAGE);
    return 1;
  }
  const delivered = await desk.setSpam(wish.id, wish.spam);
  if (delivered === null) {
    print(`There is no lead ${wish.id}.`);
    return 1;
  }
  const told =
    delivered === 0 ? '' : ` ${delivered === 1 ? '1 lead was' : `${delivered} leads were`} sent to its landlord.`;
  print(`Lead ${wish.id} is ${wish.spam ? 'spam now' : 'no longer spam'}.${told}`);
  return 0;
}
