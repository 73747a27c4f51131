import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EnvError } from '../env.ts';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Acquires the lock of the data folder, or waits until the instance that has it serves; `say` is told once.
 * @throws once `stop` is aborted.
 */
export async function waitForInstanceLock(
  dataDir: string,
  say: (line: string) => void,
  stop?: AbortSignal,
): Promise<{ instance: InstanceLock } | { servedAt: string }> {
  for (let waited = false; ; await pause(200, undefined, { signal: stop })) {
    const instance = acquireInstanceLock(dataDir);
    if (instance) return { instance };
    const note = readInstanceNote(dataDir);
    if (note && (await isServing(note))) return { servedAt: note.url };
    if (!waited) say('Another start is under way; waiting until it serves.');
    waited = true;
  }
}

/** The instance that serves a data folder, as it described itself; only the lock shows whether it is running. */
export interface InstanceNote {
  pid: number;
  /** The address at which this machine reaches it. */
  at: string;
  url: string;
}

/** The lock that makes a process the only instance of a data folder. */
export interface InstanceLock {
  /** Writes the addresses of this process to the data folder. */
  announce(note: InstanceNote): void;
  release(): void;
}

const lockFile = (dataDir: string) => join(dataDir, 'instance.lock');
const noteFile = (dataDir: string) => join(dataDir, 'instance.json');

/** Creates a folder and its parents one by one: `recursive` never returns on the ENOENT of a folder in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

const unusable = (error: unknown) =>
  new EnvError(`DATA_DIR must be a folder that can be written to: ${error instanceof Error ? error.message : ''}.`);

function openLock(dataDir: string): DatabaseSync {
  try {
    makeFolder(resolve(dataDir));
    return new DatabaseSync(lockFile(dataDir));
  } catch (error) {
    throw unusable(error);
  }
}

/**
 * Locks the data folder, or returns null when a running process has the lock. It is a lock of the operating system
 * (through SQLite), so it ends with the process however that exits, and two concurrent starts cannot both acquire it.
 * @throws EnvError for a folder that cannot be used.
 */
export function acquireInstanceLock(dataDir: string): InstanceLock | null {
  const database = openLock(dataDir);
  try {
    database.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    database.close();
    if (error instanceof Error && /locked|busy/.test(error.message)) return null;
    throw unusable(error);
  }
  return {
    announce: (note) => writeFileSync(noteFile(dataDir), `${JSON.stringify(note)}\n`),
    release: () => database.close(),
  };
}

/** Returns the note of the process that has the folder; null when it has not written one yet. */
export function readInstanceNote(dataDir: string): InstanceNote | null {
  try {
    return JSON.parse(readFileSync(noteFile(dataDir), 'utf8')) as InstanceNote;
  } catch {
    return null;
  }
}

/** Checks whether nearcampus serves at that address, as the process with that id. */
export async function isServing({ pid, at }: InstanceNote): Promise<boolean> {
  try {
    const answer = await fetch(`${at}/healthz`, { signal: AbortSignal.timeout(2000) });
    const body: unknown = await answer.json();
    return typeof body === 'object' && body !== null && 'pid' in body && body.pid === pid;
  } catch {
    return false;
  }
}
