import 'reflect-metadata';
import { parseEnv } from '../env.ts';
import { migrate } from '../orm.ts';
import { openDatabase, runScript } from '../startup/run-command.ts';

/** Implements `npm run op -- migrate`: brings the database up to date. In production, the start only checks that this was done. */
await runScript(async (open) => {
  const done = await migrate(await openDatabase(parseEnv(process.env), open));
  for (const name of done) console.log(name);
  console.log(done.length === 0 ? 'The database is up to date.' : `${done.length} migrations ran.`);
});
