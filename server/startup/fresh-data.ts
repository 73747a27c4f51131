import { existsSync, renameSync } from 'node:fs';
import { EnvError } from '../env.ts';
import { acquireInstanceLock } from './instance-lock.ts';

/**
 * Moves the data folder beside itself, to `-before-` and the date, so that the next start begins anew; deletes and
 * overwrites nothing. Returns the new path; null without a folder. @throws EnvError while an instance uses it.
 */
export function moveDataAside(dataDir: string, now: Date): string | null {
  if (!existsSync(dataDir)) return null;
  const lock = acquireInstanceLock(dataDir);
  if (!lock) throw new EnvError(`An instance uses ${dataDir}: stop it first.`);
  try {
    const dated = `${dataDir}-before-${now.toISOString().slice(0, 10)}`;
    let target = dated;
    for (let n = 2; existsSync(target); n++) target = `${dated}-${n}`;
    renameSync(dataDir, target);
    return target;
  } finally {
    lock.release();
  }
}
