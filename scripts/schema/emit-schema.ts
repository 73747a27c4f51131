import { readFileSync, writeFileSync } from 'node:fs';
import { createSchema, printedSchema } from '../../server/schema.ts';

/**
 * Implements `npm run schema [-- --check]`: generates the contract from the classes. Run by tsx, since plain Node.js
 * does
 * not support decorators.
 */
const FILE = 'schema.graphql';
const printed = printedSchema(await createSchema());
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, printed);
  console.log(`${FILE} is written.`);
} else if (readFileSync(FILE, 'utf8') !== printed) {
  console.error(`${FILE} is not what the classes say. Run npm run schema, then npm run codegen.`);
  process.exit(1);
}
process.exit(0);
