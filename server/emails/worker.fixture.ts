import { MikroORM } from '@mikro-orm/postgresql';
import { SmtpMailer } from '../integrations/smtp/smtp-mailer.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { EmailSchema } from './email.entity.ts';
import { EmailService } from './email.service.ts';

/** A process that only sends emails, for a test to kill: `node --import tsx worker.fixture.ts DATABASE_URL SMTP_URL`. */
const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2);
const orm = await MikroORM.init({ clientUrl: databaseUrl, entities: [EmailSchema] });
const jobs = new JobQueue({ databaseUrl });
await jobs.start();
const mailer = new SmtpMailer(() => smtpUrl);
const mail = new EmailService({
  orm,
  jobs,
  mailer,
  clock: { now: () => new Date() },
  from: 'hello@nearcampus.example',
});
await mail.work();
