import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.ts';
import { operatorCommands } from './operator-commands.ts';

/** `npm run op -- NAME …`: builds, then runs a command of server/commands in this process; without a name, lists them. */
const [name] = process.argv.splice(2, 1);
const isKnown = name !== undefined && Object.hasOwn(operatorCommands, name);
if (isKnown) {
  await build();
  await import(pathToFileURL(resolve('dist/server', `${name}.js`)).href);
} else {
  if (name !== undefined) console.error(`There is no command ${name}.\n`);
  const print = name === undefined ? console.log : console.error;
  print('Usage: npm run op -- NAME [ARGUMENT …]\n');
  for (const [command, purpose] of Object.entries(operatorCommands)) print(`  ${command.padEnd(17)}${purpose}`);
  process.exitCode = name === undefined ? 0 : 1;
}
