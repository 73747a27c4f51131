import { resolve } from 'node:path';
import { readOnPurpose } from './operations/read-on-purpose.ts';
import { unreadSelections } from './operations/unread.ts';

/** `npm run codegen:unread`: fails for each field that an operation asks for and no code reads, and for each exception that is none. */
const unread = await unreadSelections(resolve(import.meta.dirname, '..'));
const needless = Object.keys(readOnPurpose).filter((path) => !unread.some((selection) => selection.path === path));
const wrong = unread.filter(({ path }) => !(path in readOnPurpose));
for (const { at, path } of wrong) console.error(`${at}  ${path} is asked for and read by nobody.`);
if (wrong.length > 0)
  console.error('Delete them, or say in scripts/operations/read-on-purpose.ts why they are needed.');
for (const path of needless)
  console.error(`${path} is read, or gone: take it out of scripts/operations/read-on-purpose.ts.`);
process.exitCode = wrong.length + needless.length > 0 ? 1 : 0;
