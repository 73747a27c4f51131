import { seedCommand } from '../seed/seed-command.ts';
import { runCommand } from '../startup/command.ts';

/** `npm run seed -- --listings 100000` */
await runCommand(seedCommand);
