import 'reflect-metadata';
import { HousingService } from '../modules/housing/housing.service.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { LeadChangesService } from '../modules/leads/inbox/lead-changes.service.ts';
import { LeadsService } from '../modules/leads/leads.service.ts';
import { spamCommand } from '../modules/leads/spam-command.ts';
import { EmailService } from '../emails/email.service.ts';
import { PlacesService } from '../modules/places/places.service.ts';
import { runCommand } from '../startup/run-command.ts';
import { Throttle } from '../throttle.ts';

/** Implements `npm run lead:spam -- ID [--undo]`. */
await runCommand(async (args, { env, orm, databaseUrl, pool, clock, print }) => {
  const jobs = new JobQueue({ databaseUrl });
  await jobs.start();
  try {
    const { baseUrl } = env;
    // Emails queued here are sent by the running server, or by its next start.
    const mailer = { send: () => Promise.reject(new Error('A command sends no emails.')) };
    const mail = new EmailService({ orm, jobs, mailer, clock, from: env.mailFrom });
    const places = new PlacesService({ em: orm.em, pool });
    const housing = new HousingService({ em: orm.em, pool, places, clock, baseUrl });
    const throttle = new Throttle({ pool });
    const leads = new LeadsService({ orm, mail, housing, places, throttle, clock, baseUrl });
    return await spamCommand(args, { desk: new LeadChangesService({ orm, leads, clock }), print });
  } finally {
    await jobs.stop();
  }
});
