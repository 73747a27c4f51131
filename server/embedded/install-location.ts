import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, cp, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whom PostgreSQL runs as: it refuses to run as root. Empty: as ourselves. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

/** As root, the machine's `postgres` user, made when it is not there. */
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

/** Whether a user who is nobody in particular may walk to a folder: each part of the way must let others through. */
async function reachable(folder: string): Promise<boolean> {
  for (let at = await realpath(folder); ; at = dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

export interface InstallLocation {
  /** Where the programs are: postgres, initdb, pg_ctl. */
  programs: string;
  /** The cluster's own folder. */
  cluster: string;
}

/**
 * Where PostgreSQL and its data lie: in the package and in the data folder. Only root in a folder that is closed to
 * everyone else (/root, most often) needs another place, since PostgreSQL runs as a user who cannot walk there.
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
