import 'reflect-metadata';
import { compareWithProcessor } from '../backup/compare-with-processor.ts';
import { runCommand } from '../startup/run-command.ts';

/** Implements `npm run op -- restore-compare`, for a restore during which the payment processor could not be reached. */
await runCommand(async (_args, { env, pool, print }) => {
  await compareWithProcessor(env, pool, print);
  return 0;
});
