import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, cp, mkdir, realpath, stat, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { EnvError } from '../env.ts';

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

/** Marks the temporary folder of a first start, so that a later start may remove it. */
const MARKER = 'nearcampus-first-start';

/** Returns what was read, or `missing` when it does not exist. @throws EnvError for any other failure */
const orMissing = <Found, Missing>(found: Promise<Found>, missing: Missing, what: string): Promise<Found | Missing> =>
  found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return missing;
    throw new EnvError(`DATA_DIR has a ${what} that cannot be read: ${error.message}.`);
  });

/** Returns a file's text, or null when there is no such file; any other failure is thrown. */
export const textOrNull = (file: string): Promise<string | null> => orMissing(readFile(file, 'utf8'), null, 'file');

const entriesOf = (folder: string): Promise<string[]> => orMissing<string[], string[]>(readdir(folder), [], 'folder');

/** Removes the temporary folder of a first start that was killed; anything else at its path is left alone. */
async function removeLeftover(temporary: string): Promise<void> {
  const entries = await entriesOf(temporary);
  if (entries.length > 0 && !entries.includes(MARKER))
    throw new EnvError(`DATA_DIR has a folder that this program did not make: ${temporary}. Move it away.`);
  await rm(temporary, { recursive: true, force: true });
}

/** Returns whether the folder has a cluster of these programs' major version. @throws EnvError for anything else. */
export async function hasCluster({ programs, cluster }: InstallLocation, runAs: RunAs): Promise<boolean> {
  const version = await textOrNull(join(cluster, 'PG_VERSION'));
  if (version === null) {
    if ((await entriesOf(cluster)).length === 0) return false;
    throw new EnvError(`DATA_DIR has files but no database in ${cluster}. Restore them or move the folder away.`);
  }
  const { stdout } = await run(join(programs, 'initdb'), ['--version'], { ...runAs, cwd: '/' });
  const [major] = /\d+/.exec(stdout) ?? [];
  if (version.trim() !== major)
    throw new EnvError(
      `DATA_DIR has a database of PostgreSQL ${version.trim()}, and this program comes with PostgreSQL ${major}: back it up with the previous version of this program, and run npm run op -- restore with this one and another DATA_DIR.`,
    );
  return true;
}

/** Makes a cluster in a temporary folder beside its place and renames it, so that a cluster at its place is complete. */
export async function makeCluster(
  cluster: string,
  runAs: RunAs,
  initialize: (folder: string) => Promise<void>,
): Promise<void> {
  const temporary = `${cluster}-first-start`;
  await removeLeftover(temporary);
  const folder = join(temporary, 'cluster');
  await mkdir(temporary, { recursive: true, mode: 0o755 });
  await writeFile(join(temporary, MARKER), '');
  await mkdir(folder, { mode: 0o700 });
  if (runAs.uid !== undefined) await chown(folder, runAs.uid, runAs.gid);
  await initialize(folder);
  // Fails when something was created at its place meanwhile.
  await rename(folder, cluster);
  await rm(temporary, { recursive: true, force: true });
}
