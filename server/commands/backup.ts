import 'reflect-metadata';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatCount } from '../../domain/format/numbers.ts';
import { BackupError } from '../backup/backup-manifest.ts';
import { createBackup } from '../backup/create-backup.ts';
import { parseEnv } from '../env.ts';
import { openDatabase, runScript } from '../startup/run-command.ts';

/** Implements `npm run op -- backup --to DIR`; the server may run meanwhile. */
await runScript(async (open) => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  if (!to) throw new BackupError('Usage: npm run op -- backup --to DIR');
  const env = parseEnv(process.env);
  const source = {
    databaseUrl: await openDatabase(env, open),
    imagesFolder: env.s3 ? null : env.imagesDir,
    processorFile: env.stripe ? null : join(env.dataDir, 'stripe.sqlite'),
  };
  const folder = resolve(to);
  const { takenAt, tables } = await createBackup(source, folder, console.log);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Backed up ${formatCount(rows, 'row')} as of ${takenAt} to ${folder}.`);
});
