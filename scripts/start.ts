import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { parseEnv, type Env } from '../server/env.ts';
import { isServing, readInstanceNote } from '../server/startup/instance-lock.ts';
import { checkPorts } from '../server/startup/check-ports.ts';
import { Progress } from '../server/startup/progress.ts';
import { build } from './build.ts';

/**
 * Implements `npm start`: checks the environment, a running instance and the ports first; then builds, if the build is
 * out of date; then runs the server in this process.
 */
async function start(env: Env, progress: Progress): Promise<number | undefined> {
  const other = readInstanceNote(env.dataDir);
  if (other && (await isServing(other))) {
    progress.say(`nearcampus already runs at ${other.url}`);
    return 0;
  }
  await checkPorts(env);
  await progress.step('Building the pages and the server', async (note) => {
    if (!(await build())) note('nothing has changed');
  });
  await import(pathToFileURL(resolve('dist/server/main.js')).href);
  return undefined;
}

try {
  const code = await start(parseEnv(process.env), new Progress());
  if (code !== undefined) process.exit(code);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
