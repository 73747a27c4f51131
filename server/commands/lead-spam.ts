import 'reflect-metadata';
import { HousingService } from '../modules/housing/housing.service.ts';
import { Jobs } from '../modules/jobs/jobs.ts';
import { LeadDesk } from '../modules/leads/lead-desk.ts';
import { LeadsService } from '../modules/leads/leads.service.ts';
import { spamCommand } from '../modules/leads/spam-command.ts';
import { MailService } from '../modules/mail/mail.service.ts';
import { PlacesService } from '../modules/places/places.service.ts';
import { runCommand } from '../startup/command.ts';
import { Throttle } from '../throttle.ts';

/** `npm run lead:spam -- ID [--undo]` */
await runCommand(async (args, { env, orm, databaseUrl, pool, clock, print }) => {
  const jobs = new Jobs({ databaseUrl });
  await jobs.start();
  try {
    const { baseUrl } = env;
    // What is queued here is sent by the server, or by its next start.
    const mailer = { send: () => Promise.reject(new Error('A command sends no mail.')) };
    const mail = new MailService({ orm, jobs, mailer, clock, from: env.mailFrom });
    const places = new PlacesService({ em: orm.em, pool });
    const housing = new HousingService({ em: orm.em, pool, places, clock, baseUrl });
    const throttle = new Throttle({ pool });
    const leads = new LeadsService({ orm, mail, housing, places, throttle, clock, baseUrl });
    return await spamCommand(args, { desk: new LeadDesk({ orm, leads, clock }), print });
  } finally {
    await jobs.stop();
  }
});
