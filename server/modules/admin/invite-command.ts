import { z } from 'zod';
import { staffRoles } from '../../../domain/admin/staff-roles.ts';
import { parseCommandLine } from '../../startup/command-line.ts';
import type { StaffService } from './staff.service.ts';

const USAGE = `Usage: npm run op -- admin-invite EMAIL [--role ${staffRoles.join('|')} | --remove]`;

interface InviteDeps {
  staff: Pick<StaffService, 'invite' | 'remove'>;
  /** The address of the console's site. */
  site: string;
  print: (line: string) => void;
}

function parseCommand(args: string[]) {
  const parsed = parseCommandLine(args, {
    role: { type: 'string', default: 'admin' },
    remove: { type: 'boolean', default: false },
  });
  if (parsed?.positionals.length !== 1) return undefined;
  const email = z.email().safeParse(parsed.positionals[0]).data;
  const role = staffRoles.find((known) => known === parsed.values.role);
  return email && role && { email, role, remove: parsed.values.remove };
}

/** Runs `npm run op -- admin-invite`: prints the link with which a person sets up their access, or ends it. */
export async function inviteCommand(args: string[], { staff, site, print }: InviteDeps): Promise<number> {
  const wish = parseCommand(args);
  if (!wish) {
    print(USAGE);
    return 1;
  }
  const { email, role, remove } = wish;
  if (remove) {
    const was = await staff.remove(email);
    print(was ? `${email} no longer has access.` : `${email} had no access.`);
    return was ? 0 : 1;
  }
  print(`Send this link to ${email}. It works once, within three days, and gives the role ${role}:`);
  print(`${site}/admin/invite#${await staff.invite(email, role)}`);
  return 0;
}
