import 'reflect-metadata';
import { LeadChangesService } from '../modules/leads/inbox/lead-changes.service.ts';
import { LeadsService } from '../modules/leads/leads.service.ts';
import { spamCommand } from '../modules/leads/spam-command.ts';
import { runEmailCommand } from '../startup/run-email-command.ts';

/** Implements `npm run lead:spam -- ID [--undo]`. */
await runEmailCommand((args, { print, orm, clock, ...deps }) => {
  const leads = new LeadsService({ orm, clock, ...deps });
  return spamCommand(args, { desk: new LeadChangesService({ orm, leads, clock }), print });
});
