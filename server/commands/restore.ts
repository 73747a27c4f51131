import 'reflect-metadata';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { BackupError } from '../backup/backup-manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { parseEnv } from '../env.ts';
import { createOrm } from '../orm.ts';
import { openDatabase, requireStoppedServer, runScript, startJobs } from '../startup/run-command.ts';
import { compareWithProcessor } from '../backup/compare-with-processor.ts';

/** Implements `npm run op -- restore --from DIR`, into an empty database while the site is stopped. */
await runScript(async (open) => {
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
  if (!from) throw new BackupError('Usage: npm run op -- restore --from DIR');
  const env = parseEnv(process.env);
  await requireStoppedServer(env);
  const databaseUrl = await openDatabase(env, open);
  const orm = await createOrm(databaseUrl, { logger: () => {} });
  open.defer(() => orm.close());
  const target = {
    orm,
    databaseUrl,
    jobs: await startJobs(databaseUrl, open),
    imagesFolder: env.s3 ? null : env.imagesDir,
    processorFile: env.stripe ? null : join(env.dataDir, 'stripe.sqlite'),
  };
  const { takenAt } = await restoreBackup(target, resolve(from), console.log);
  console.log(`Restored the backup of ${takenAt}.`);
  const pool = new pg.Pool({ connectionString: databaseUrl });
  open.defer(() => pool.end());
  await compareWithProcessor(env, pool, console.log);
});
