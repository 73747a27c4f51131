import { execFile } from 'node:child_process';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EnvError } from '../env.ts';
import type { InstallLocation, RunAs } from './install-location.ts';

const run = promisify(execFile);

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
      `DATA_DIR has a database of PostgreSQL ${version.trim()}, and this program comes with PostgreSQL ${major}: run npm run backup with the previous version of this program, and npm run restore with this one and another DATA_DIR.`,
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
