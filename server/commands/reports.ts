import 'reflect-metadata';
import { reportCommand } from '../modules/trust/report-commands.ts';
import { ReportsService } from '../modules/trust/reports.service.ts';
import { runEmailCommand } from '../startup/run-email-command.ts';

/** Implements `npm run reports -- list | settle LISTING OUTCOME`. */
await runEmailCommand((args, { print, ...deps }) =>
  // A command receives no reports, so it needs no secret for their networks.
  reportCommand(args, { reports: new ReportsService({ ...deps, secret: '' }), print }),
);
