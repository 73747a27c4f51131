import { EmailService } from '../emails/email.service.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { HousingService } from '../modules/housing/housing.service.ts';
import { PlacesService } from '../modules/places/places.service.ts';
import { Throttle } from '../throttle.ts';
import { runCommand, type CommandDependencies } from './run-command.ts';

/** The dependencies of a command that queues emails. */
interface EmailCommandDependencies extends Omit<CommandDependencies, 'databaseUrl'> {
  mail: EmailService;
  places: PlacesService;
  housing: HousingService;
  throttle: Throttle;
  baseUrl: string;
  operatorEmail: string;
}

/** Runs a command that queues emails; they are sent by the running server, or by its next start. */
export const runEmailCommand = (
  command: (args: string[], dependencies: EmailCommandDependencies) => Promise<number>,
): Promise<void> =>
  runCommand(async (args, { databaseUrl, ...rest }) => {
    const { env, orm, pool, clock } = rest;
    const { baseUrl, operatorEmail } = env;
    const jobs = new JobQueue({ databaseUrl });
    await jobs.start();
    try {
      const mailer = { send: () => Promise.reject(new Error('A command sends no emails.')) };
      const mail = new EmailService({ orm, jobs, mailer, clock, from: env.mailFrom });
      const places = new PlacesService({ em: orm.em, pool });
      const housing = new HousingService({ em: orm.em, pool, places, clock, baseUrl });
      const throttle = new Throttle({ pool });
      return await command(args, { ...rest, mail, places, housing, throttle, baseUrl, operatorEmail });
    } finally {
      await jobs.stop();
    }
  });
