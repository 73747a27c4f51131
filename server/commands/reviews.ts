import 'reflect-metadata';
import { HousingService } from '../modules/housing/housing.service.ts';
import { PlacesService } from '../modules/places/places.service.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { DraftsService } from '../modules/posting/drafts/drafts.service.ts';
import { EmailService } from '../emails/email.service.ts';
import { reviewCommand } from '../modules/trust/review-commands.ts';
import { ReviewsService } from '../modules/trust/reviews.service.ts';
import { runCommand } from '../startup/run-command.ts';
import { Throttle } from '../throttle.ts';

/** Implements `npm run reviews -- list | approve ID | decline ID`. */
await runCommand(async (args, { env, orm, databaseUrl, pool, clock, print }) => {
  const jobs = new JobQueue({ databaseUrl });
  await jobs.start();
  try {
    const { baseUrl, operatorEmail } = env;
    // Emails queued here are sent by the running server, or by its next start.
    const mailer = { send: () => Promise.reject(new Error('A command sends no emails.')) };
    const mail = new EmailService({ orm, jobs, mailer, clock, from: env.mailFrom });
    const drafts = new DraftsService({ orm, clock, throttle: new Throttle({ pool }) });
    const places = new PlacesService({ em: orm.em, pool });
    const housing = new HousingService({ em: orm.em, pool, places, clock, baseUrl });
    const reviews = new ReviewsService({ orm, clock, mail, drafts, housing, operatorEmail, baseUrl });
    return await reviewCommand(args, { reviews, print });
  } finally {
    await jobs.stop();
  }
});
