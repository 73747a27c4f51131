import 'reflect-metadata';
import { join } from 'node:path';
import { ledgerCommand } from '../modules/billing/ledger-command.ts';
import { tellOperator } from '../ports/payments/operators-words.ts';
import { openBooks } from '../ports/payments/open-books.ts';
import { runCommand } from '../startup/command.ts';

/** `npm run ledger:check [-- --at-once]` */
await runCommand(async (args, { env, pool, clock, print }) => {
  const open = await openBooks({ live: env.stripe, localFile: join(env.dataDir, 'stripe.sqlite') });
  try {
    const checked = ledgerCommand(args, { pool, clock, books: open.books, print });
    return await (env.stripe ? checked.catch(tellOperator) : checked);
  } finally {
    await open.close();
  }
});
