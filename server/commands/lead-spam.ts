import 'reflect-metadata';
import { LeadChangesService } from '../modules/leads/inbox/lead-changes.service.ts';
import { LeadDelivery } from '../modules/leads/lead-delivery.ts';
import { spamCommand } from '../modules/leads/spam-command.ts';
import { runEmailCommand } from '../startup/run-email-command.ts';

/** Implements `npm run lead:spam -- ID [--undo]`. */
await runEmailCommand((args, { print, orm, clock, ...deps }) => {
  const delivery = new LeadDelivery({ orm, clock, ...deps });
  return spamCommand(args, { desk: new LeadChangesService({ orm, delivery, clock }), print });
});
