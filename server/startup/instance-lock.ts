import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EnvError } from '../env.ts';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Becomes the one process of the data folder, or finds the one that is and waits until it serves (it may be starting).
 * @param say hears, once, that there is another to wait for.
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

/** Who serves a data folder, as it wrote of itself; the lock, not this note, says whether it lives. */
export interface InstanceNote {
  pid: number;
  /** Where this machine reaches it. */
  at: string;
  /** Where people do. */
  url: string;
}

/** The right to be the one process of a data folder. */
export interface InstanceLock {
  /** Writes down where this process will be found. */
  announce(note: InstanceNote): void;
  release(): void;
}

const lockFile = (dataDir: string) => join(dataDir, 'instance.lock');
const noteFile = (dataDir: string) => join(dataDir, 'instance.json');

/** Makes a folder and those above it. One by one: `recursive` never returns where Linux says ENOENT for a folder that exists, as in /proc. */
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
 * Takes the data folder, or answers null when a living process has it. The lock is the operating system's own (SQLite
 * holds it for us), so it ends with the process however that dies, and two that start at once cannot both have it.
 * @throws EnvError for a folder that cannot be had.
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

/** What the process that has the folder wrote of itself; null when it has not yet. */
export function readInstanceNote(dataDir: string): InstanceNote | null {
  try {
    return JSON.parse(readFileSync(noteFile(dataDir), 'utf8')) as InstanceNote;
  } catch {
    return null;
  }
}

/** Whether nearcampus serves there, as the process of that number. */
export async function isServing({ pid, at }: InstanceNote): Promise<boolean> {
  try {
    const answer = await fetch(`${at}/healthz`, { signal: AbortSignal.timeout(2000) });
    const body: unknown = await answer.json();
    return typeof body === 'object' && body !== null && 'pid' in body && body.pid === pid;
  } catch {
    return false;
  }
}
