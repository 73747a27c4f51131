import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, cp, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user that PostgreSQL runs as: it does not run as root. Empty: the current user. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

/** Returns the machine's `postgres` user when run as root; creates it if missing. */
export async function ensurePostgresUser(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  const ids = async () => ({ uid: await id('-u'), gid: await id('-g') });
  try {
    return await ids();
  } catch {
    await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return ids();
  }
}

/** Returns whether any user can traverse to a folder: each parent must be searchable by others. */
async function reachable(folder: string): Promise<boolean> {
  for (let at = await realpath(folder); ; at = dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

export interface InstallLocation {
  /** The folder of the programs: postgres, initdb, pg_ctl. */
  programs: string;
  cluster: string;
}

/**
 * Returns the location of PostgreSQL and its data: in the package and in the data folder. Only root in a folder closed
 * to other users (usually /root) needs another location, since PostgreSQL runs as a user without access to it.
 */
export async function installLocation(native: string, dataDir: string, runAs: RunAs): Promise<InstallLocation> {
  const here = { programs: join(native, 'bin'), cluster: join(dataDir, 'postgres') };
  const { uid, gid } = runAs;
  if (uid === undefined || gid === undefined) return here;
  const [programsReachable, dataReachable] = [await reachable(native), await reachable(dataDir)];
  if (programsReachable && dataReachable) return here;
  const apart = join('/var/lib/nearcampus', createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  await mkdir(apart, { recursive: true, mode: 0o755 });
  await chown(apart, uid, gid);
  if (!programsReachable) await cp(native, join(apart, 'native'), { recursive: true, verbatimSymlinks: true });
  return {
    programs: programsReachable ? here.programs : join(apart, 'native', 'bin'),
    cluster: dataReachable ? here.cluster : join(apart, 'postgres'),
  };
}
