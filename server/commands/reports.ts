import 'reflect-metadata';
import { JobQueue } from '../jobs/job-queue.ts';
import { EmailService } from '../emails/email.service.ts';
import { reportCommand } from '../modules/trust/report-commands.ts';
import { ReportsService } from '../modules/trust/reports.service.ts';
import { runCommand } from '../startup/run-command.ts';
import { Throttle } from '../throttle.ts';

/** Implements `npm run reports -- list | settle LISTING OUTCOME`. */
await runCommand(async (args, { env, orm, databaseUrl, pool, clock, print }) => {
  const jobs = new JobQueue({ databaseUrl });
  await jobs.start();
  try {
    const { baseUrl, operatorEmail } = env;
    // Emails queued here are sent by the running server, or by its next start.
    const mailer = { send: () => Promise.reject(new Error('A command sends no emails.')) };
    const mail = new EmailService({ orm, jobs, mailer, clock, from: env.mailFrom });
    const throttle = new Throttle({ pool });
    // A command receives no reports, so it needs no secret for their networks.
    const reports = new ReportsService({ orm, clock, mail, throttle, operatorEmail, baseUrl, secret: '' });
    return await reportCommand(args, { reports, print });
  } finally {
    await jobs.stop();
  }
});
