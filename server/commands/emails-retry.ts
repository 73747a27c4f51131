import 'reflect-metadata';
import { JobQueue } from '../jobs/job-queue.ts';
import { retryEmailsCommand, UndeliveredEmails } from '../emails/undelivered-emails.ts';
import { runCommand } from '../startup/run-command.ts';

/** Implements `npm run emails:retry`. */
await runCommand(async (args, { orm, databaseUrl, print }) => {
  const jobs = new JobQueue({ databaseUrl });
  await jobs.start();
  try {
    return await retryEmailsCommand(args, { undelivered: new UndeliveredEmails({ orm, jobs }), print });
  } finally {
    await jobs.stop();
  }
});
