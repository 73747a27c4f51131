import { importCollegesCommand } from '../modules/places/import/import-command.ts';
import { runCommand } from '../startup/run-command.ts';

/** Implements `npm run op -- import-colleges FILE [--enrollment FILE]`. */
await runCommand(importCollegesCommand);
