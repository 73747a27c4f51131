import { EmailService } from '../emails/email.service.ts';
import { HousingService } from '../modules/housing/housing.service.ts';
import { PlacesService } from '../modules/places/places.service.ts';
import type { Env } from '../env.ts';
import type { Services } from '../services.ts';
import { Throttle } from '../throttle.ts';
import { runCommand, startJobs, type CommandDependencies } from './run-command.ts';

/** The mailer of a command: the running server sends what it queues, or its next start. */
export const noMailer = { send: () => Promise.reject(new Error('A command sends no emails.')) };

type EmailCommandDependencies = Omit<CommandDependencies, 'databaseUrl' | 'open'> &
  Pick<Services, 'mail' | 'places' | 'housing' | 'throttle'> &
  Pick<Env, 'baseUrl' | 'operatorEmail'>;

/** Runs a command that queues emails; they are sent by the running server, or by its next start. */
export const runEmailCommand = (
  command: (args: string[], dependencies: EmailCommandDependencies) => Promise<number>,
): Promise<void> =>
  runCommand(async (args, { databaseUrl, open, ...rest }) => {
    const { env, orm, pool, clock } = rest;
    const { baseUrl, operatorEmail } = env;
    const jobs = await startJobs(databaseUrl, open);
    const mail = new EmailService({ orm, jobs, mailer: noMailer, clock, from: env.mailFrom });
    const places = new PlacesService({ em: orm.em, pool });
    const housing = new HousingService({ em: orm.em, pool, places, clock, baseUrl });
    const throttle = new Throttle({ pool });
    return command(args, { ...rest, mail, places, housing, throttle, baseUrl, operatorEmail });
  });
