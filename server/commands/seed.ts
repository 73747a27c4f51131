import { seedCommand } from './seed/seed-listings.ts';
import { runCommand } from '../startup/run-command.ts';

/** Implements `npm run op -- seed --listings 100000`. */
await runCommand(seedCommand);
