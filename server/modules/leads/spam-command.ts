import { parseArgs } from 'node:util';
import { isLeadId } from '../../../domain/leads/lead-access.ts';

const USAGE = 'Usage: npm run lead:spam -- ID [--undo], the id of the lead';

function parseCommand(args: string[]): { id: number; spam: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { undo: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [id = '', ...more] = positionals;
    return isLeadId(id) && more.length === 0 ? { id: Number(id), spam: !values.undo } : undefined;
  } catch {
    return undefined;
  }
}

interface SpamDependencies {
  desk: { setSpam(id: number, spam: boolean): Promise<number | null> };
  print: (line: string) => void;
}

/**
 * Runs `npm run lead:spam -- ID` and `--undo`: sets or reverses a lead's spam mark as staff (K42). A house's ten
 * of the month are updated (K23), and resulting emails are queued. Resolves with the exit code.
 */
export async function spamCommand(args: string[], { desk, print }: SpamDependencies): Promise<number> {
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
