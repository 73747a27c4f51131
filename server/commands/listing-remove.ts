import 'reflect-metadata';
import { HousingService } from '../modules/housing/housing.service.ts';
import { Jobs } from '../modules/jobs/jobs.ts';
import { removeCommand } from '../modules/listings/remove-command.ts';
import { Removal } from '../modules/listings/removal.ts';
import { MailService } from '../modules/mail/mail.service.ts';
import { PlacesService } from '../modules/places/places.service.ts';
import { runCommand } from '../startup/command.ts';

/** `npm run listing:remove -- ID [--refund | --undo]` */
await runCommand(async (args, { env, orm, databaseUrl, pool, clock, print }) => {
  const jobs = new Jobs({ databaseUrl });
  await jobs.start();
  try {
    const { baseUrl, operatorEmail } = env;
    // What is queued here is sent by the server, or by its next start.
    const mailer = { send: () => Promise.reject(new Error('A command sends no mail.')) };
    const mail = new MailService({ orm, jobs, mailer, clock, from: env.mailFrom });
    const places = new PlacesService({ em: orm.em, pool });
    const housing = new HousingService({ em: orm.em, pool, places, clock, baseUrl });
    return await removeCommand(args, {
      removal: new Removal({ orm, clock, housing, mail, operatorEmail, baseUrl }),
      print,
    });
  } finally {
    await jobs.stop();
  }
});
