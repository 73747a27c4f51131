import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { Secrets } from '../secrets.ts';

/** Returns the list of SESSION_SECRET, or a secret generated for this installation and stored in its data folder. */
export function installationSecret({ sessionSecrets, dataDir }: Pick<Env, 'sessionSecrets' | 'dataDir'>): Secrets {
  if (sessionSecrets !== null) return sessionSecrets;
  const file = join(dataDir, 'session-secret');
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
