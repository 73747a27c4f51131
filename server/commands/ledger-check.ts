import 'reflect-metadata';
import { join } from 'node:path';
import { ledgerCommand } from '../modules/billing/ledger/ledger-command.ts';
import { rethrowConfigurationError } from '../integrations/payments/configuration-errors.ts';
import { openProcessorSnapshots } from '../integrations/payments/connect-payments.ts';
import { runCommand } from '../startup/run-command.ts';

/** Implements `npm run op -- ledger-check [--at-once]`. */
await runCommand(async (args, { env, pool, clock, open, print }) => {
  const snapshots = await openProcessorSnapshots({ live: env.stripe, localFile: join(env.dataDir, 'stripe.sqlite') });
  open.defer(() => snapshots.close());
  const checked = ledgerCommand(args, { pool, clock, books: snapshots.books, print });
  return env.stripe ? checked.catch(rethrowConfigurationError) : checked;
});
