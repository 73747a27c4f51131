import 'reflect-metadata';
import { EnvError, parseEnv } from '../env.ts';
import { migrate } from '../orm.ts';
import { openDatabase } from '../startup/run-command.ts';

/** Implements `npm run migrate`: brings the database up to date. In production, the start only checks that this was done. */
const open = new AsyncDisposableStack();
try {
  const done = await migrate(await openDatabase(parseEnv(process.env), open));
  for (const name of done) console.log(name);
  console.log(done.length === 0 ? 'The database is up to date.' : `${done.length} migrations ran.`);
} catch (error) {
  console.error(error instanceof EnvError ? error.message : error);
  process.exitCode = 1;
} finally {
  await open.disposeAsync();
}
