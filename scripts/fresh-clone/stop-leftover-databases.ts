import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 20_000;
/** Nobody keeps a database in these, and they are large. */
const isExcluded = new Set(['node_modules', '.git']);

/** Every file of this name below a folder; what may not be read has none. */
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

/** Whether the process is the one that the note was written for: numbers are given out again. */
const isOf = (pid: number, cluster: string): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster);
  } catch {
    return process.platform !== 'linux' && isRunning(pid);
  }
};

/** Ends every PostgreSQL whose data lie below a folder, in an orderly way; resolves with how many there were. */
export async function stopDatabasesUnder(folder: string): Promise<number> {
  const left = [...findFiles('postmaster.pid', folder)].flatMap((file) => {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    const cluster = dirname(file);
    return pid > 1 && isOf(pid, cluster) ? [{ pid, cluster }] : [];
  });
  // What PostgreSQL calls a fast shutdown.
  for (const { pid } of left) process.kill(pid, 'SIGINT');
  const until = Date.now() + TIMEOUT_MS;
  // One that is dead and has nobody to bury it has a number, and no command any more.
  for (let still = left; still.length > 0; still = still.filter(({ pid, cluster }) => isOf(pid, cluster))) {
    if (Date.now() > until) for (const { pid } of still) process.kill(pid, 'SIGQUIT');
    await pause(50);
  }
  return left.length;
}
