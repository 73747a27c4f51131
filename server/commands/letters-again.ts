import 'reflect-metadata';
import { Jobs } from '../modules/jobs/jobs.ts';
import { againCommand } from '../modules/mail/again-command.ts';
import { Undelivered } from '../modules/mail/undelivered.ts';
import { runCommand } from '../startup/command.ts';

/** `npm run letters:again` */
await runCommand(async (args, { orm, databaseUrl, print }) => {
  const jobs = new Jobs({ databaseUrl });
  await jobs.start();
  try {
    return await againCommand(args, { undelivered: new Undelivered({ orm, jobs }), print });
  } finally {
    await jobs.stop();
  }
});
