import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 20_000;
/** Folders without databases that are too large to search. */
const isExcluded = new Set(['node_modules', '.git']);

/** Returns every file of this name below a folder; an unreadable folder has none. */
function* findFiles(name: string, folder: string): Generator<string> {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries) {
    if (entry.isFile() && entry.name === name) yield join(folder, name);
    if (entry.isDirectory() && !isExcluded.has(entry.name)) yield* findFiles(name, join(folder, entry.name));
  }
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Returns whether the process is the one that wrote the pid file, since process ids are reused. */
const isOf = (pid: number, cluster: string): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster);
  } catch {
    return process.platform !== 'linux' && isRunning(pid);
  }
};

/** Gracefully stops every PostgreSQL whose data are below a folder; resolves with how many there were. */
export async function stopDatabasesUnder(folder: string): Promise<number> {
  const left = [...findFiles('postmaster.pid', folder)].flatMap((file) => {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    const cluster = dirname(file);
    return pid > 1 && isOf(pid, cluster) ? [{ pid, cluster }] : [];
  });
  // PostgreSQL's fast shutdown.
  for (const { pid } of left) process.kill(pid, 'SIGINT');
  const until = Date.now() + TIMEOUT_MS;
  // A zombie process has an id, but no command any more.
  for (let still = left; still.length > 0; still = still.filter(({ pid, cluster }) => isOf(pid, cluster))) {
    if (Date.now() > until) for (const { pid } of still) process.kill(pid, 'SIGQUIT');
    await pause(50);
  }
  return left.length;
}
