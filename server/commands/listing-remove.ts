import 'reflect-metadata';
import { HousingService } from '../modules/housing/housing.service.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { removeCommand } from '../modules/listings/remove-command.ts';
import { ListingRemoval } from '../modules/listings/removal.ts';
import { EmailService } from '../emails/email.service.ts';
import { PlacesService } from '../modules/places/places.service.ts';
import { runCommand } from '../startup/run-command.ts';

/** Implements `npm run listing:remove -- ID [--refund | --undo]`. */
await runCommand(async (args, { env, orm, databaseUrl, pool, clock, print }) => {
  const jobs = new JobQueue({ databaseUrl });
  await jobs.start();
  try {
    const { baseUrl, operatorEmail } = env;
    // Emails queued here are sent by the running server, or by its next start.
    const mailer = { send: () => Promise.reject(new Error('A command sends no emails.')) };
    const mail = new EmailService({ orm, jobs, mailer, clock, from: env.mailFrom });
    const places = new PlacesService({ em: orm.em, pool });
    const housing = new HousingService({ em: orm.em, pool, places, clock, baseUrl });
    return await removeCommand(args, {
      removal: new ListingRemoval({ orm, clock, housing, mail, operatorEmail, baseUrl }),
      print,
    });
  } finally {
    await jobs.stop();
  }
});
