import { readFileSync, writeFileSync } from 'node:fs';
import { apiDocument } from '../../server/rest/openapi/document.ts';
import { createConsoleSchema } from '../../server/modules/admin/console-schema.ts';
import { createSchema, printedSchema } from '../../server/schema.ts';

/** `npm run schema [-- --check]`: the contracts from the code. Run by tsx, since plain Node rejects decorators. */
const contracts = {
  'schema.graphql': printedSchema(await createSchema()),
  'admin.graphql': printedSchema(await createConsoleSchema()),
  'openapi.json': `${JSON.stringify(apiDocument(), null, 1)}\n`,
};
let stale = false;
for (const [file, text] of Object.entries(contracts))
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
    console.log(`${file} is written.`);
  } else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is not what the code says. Run npm run schema, then npm run codegen.`);
    stale = true;
  }
process.exit(stale ? 1 : 0);
