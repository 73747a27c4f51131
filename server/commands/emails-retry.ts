import 'reflect-metadata';
import { retryEmailsCommand, UndeliveredEmails } from '../emails/undelivered-emails.ts';
import { runCommand, startJobs } from '../startup/run-command.ts';

/** Implements `npm run op -- emails-retry`. */
await runCommand(async (args, { orm, databaseUrl, open, print }) => {
  const jobs = await startJobs(databaseUrl, open);
  return retryEmailsCommand(args, { undelivered: new UndeliveredEmails({ orm, jobs }), print });
});
