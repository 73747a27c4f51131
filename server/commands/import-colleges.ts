import { importCollegesCommand } from '../modules/places/import-command.ts';
import { runCommand } from '../startup/command.ts';

/** `npm run import:colleges -- FILE [--enrolment FILE]` */
await runCommand(importCollegesCommand);
