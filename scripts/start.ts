import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { parseEnv } from '../server/env.ts';
import { isServing, readInstanceNote } from '../server/startup/instance-lock.ts';
import { moveDataAside } from '../server/startup/fresh-data.ts';
import { checkPorts } from '../server/startup/check-ports.ts';
import { Progress } from '../server/startup/progress.ts';
import { build } from './build.ts';

/** Implements `npm start`, with `-- --fresh` on a new data folder: checks for a running instance and the ports, builds if needed, and runs the server here. */
try {
  const env = parseEnv(process.env);
  const progress = new Progress();
  const other = readInstanceNote(env.dataDir);
  if (other && (await isServing(other))) {
    progress.say(`nearcampus already runs at ${other.url}`);
    process.exit(0);
  }
  const moved = process.argv.includes('--fresh') ? moveDataAside(env.dataDir, new Date()) : null;
  if (moved) progress.say(`The data folder is now ${moved}`);
  await checkPorts(env);
  await progress.step('Building the pages and the server', async (note) => {
    if (!(await build())) note('nothing has changed');
  });
  await import(pathToFileURL(resolve('dist/server/main.js')).href);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
