import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.ts';

/** `npm run seed`, `npm run import:colleges`: runs a built command of server/commands in this process. */
const [name = ''] = process.argv.splice(2, 1);
await build();
const file = resolve('dist/server', `${name}.js`);
if (!existsSync(file)) {
  console.error(`There is no command ${name}.`);
  process.exit(1);
}
await import(pathToFileURL(file).href);
